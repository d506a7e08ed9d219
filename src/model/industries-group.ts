/** The group of services that `/industries/` lists, and with it every page of an industry. */
export const industriesGroup = 'industries';
