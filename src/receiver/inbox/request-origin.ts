const isOf = (host: string, origin: string) => URL.canParse(origin) && new URL(origin).host === host;

/**
 * Whether a request was made by a page of this origin. Browsers that do not send Sec-Fetch-Site send Origin with every post;
 * only its host is compared, because behind a proxy that ends TLS the request's own scheme is another one.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return isOf(new URL(request.url).host, request.headers.get('origin') ?? '');
}

/** Whether the browser reached this server by https, directly or through a proxy. */
export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
}
