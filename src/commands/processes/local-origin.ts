/** The address on this machine of a server that may listen on any interface, such as `0.0.0.0`. */
export const localOrigin = (origin: string): string => `http://localhost:${/\d+$/.exec(origin)?.[0] ?? ''}`;
