/**
 * Whether a request was made by a page of this origin. Browsers without Sec-Fetch-Site send Origin with every POST; only its host
 * is compared, because behind a proxy that terminates TLS the request's own scheme differs.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

/** Whether browsers reach this server over HTTPS: directly, at its public address, or through a proxy that says so. */
export function isSecure(request: Request, publicUrl: string | undefined): boolean {
  const [scheme] = (request.headers.get('x-forwarded-proto') ?? '').split(',');
  return [request.url, publicUrl].some((url) => url?.startsWith('https:')) || scheme?.trim() === 'https';
}
