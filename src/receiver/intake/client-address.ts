/** Some proxies append the port too, as in `192.0.2.1:5060` and `[2001:db8::1]:5060`; it changes with every connection. */
const withoutPort = (address: string) => /^([\d.]+):\d+$|^\[(.+)\](:\d+)?$/.exec(address)?.slice(1).find(Boolean) ?? address;

/**
 * The address of the client. Each proxy appends the address of its caller to `X-Forwarded-For`; the client can put anything
 * before those.
 */
export function clientAddress(remote: string, forwardedFor: string | null | undefined, proxies: number): string {
  if (proxies === 0) return remote;
  const addresses = (forwardedFor ?? '').split(',').map((each) => each.trim());
  return withoutPort(addresses.at(-proxies) ?? '') || remote;
}
