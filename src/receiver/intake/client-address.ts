/**
 * The address of the client. Each proxy appends the address of its caller to `X-Forwarded-For`; the client can put anything
 * before those.
 */
export function clientAddress(remote: string, forwardedFor: string | null | undefined, proxies: number): string {
  if (proxies === 0) return remote;
  const addresses = (forwardedFor ?? '').split(',').map((each) => each.trim());
  return addresses.at(-proxies) || remote;
}
