/**
 * The address of the client. Each proxy adds the address it was called from to `X-Forwarded-For`; the client can write
 * anything before those.
 */
export function clientAddress(remote: string, forwardedFor: string | null | undefined, proxies: number): string {
  if (proxies === 0) return remote;
  const addresses = (forwardedFor ?? '').split(',').map((each) => each.trim());
  return addresses.at(-proxies) || remote;
}
