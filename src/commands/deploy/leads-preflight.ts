/** The leads endpoint's response to the CORS preflight of a lead. */
type Preflight = Pick<Response, 'status' | 'headers'>;

/** Headers of a lead that a cross-origin preflight has to announce. */
const askedHeaders = ['content-type', 'idempotency-key'];

/** The preflight for a lead from the site at `siteUrl`. */
export const preflightOf = (siteUrl: string): RequestInit => ({
  method: 'OPTIONS',
  redirect: 'manual',
  headers: {
    Origin: new URL(siteUrl).origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': askedHeaders.join(','),
  },
});

/** One line for each reason the endpoint would not receive a lead; an `undefined` answer means no response. */
export function leadsProblems(endpoint: string, siteUrl: string, answer: Preflight | undefined): string[] {
  if (!answer) return [`The leads endpoint ${endpoint} does not respond, so leads stay in visitors' browsers.`];
  if (new URL(endpoint).origin === new URL(siteUrl).origin) return sameOriginProblems(endpoint, answer);
  return crossOriginProblems(new URL(siteUrl).origin, answer).map((problem) => `The leads endpoint ${endpoint} refuses leads: ${problem}`);
}

/** On the site's own origin, a browser sends a lead without a preflight. */
function sameOriginProblems(endpoint: string, { status }: Preflight): string[] {
  return status === 404 || status >= 500 ? [`The leads endpoint ${endpoint} has status ${status}.`] : [];
}

/** One line for each reason a browser would not send a lead from the site at `origin` after this answer to the preflight. */
export function crossOriginProblems(origin: string, { status, headers }: Preflight): string[] {
  const allowedOrigin = headers.get('Access-Control-Allow-Origin');
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = allowed.includes('*') ? [] : askedHeaders.filter((name) => !allowed.includes(name));
  return [
    ...(status >= 200 && status < 300 ? [] : [`its answer to the preflight has status ${status}.`]),
    ...(allowedOrigin === '*' || allowedOrigin === origin ? [] : [`it allows the origin ${allowedOrigin ?? 'none'}, expected ${origin}.`]),
    ...(missing.length === 0 ? [] : [`it does not allow the headers ${missing.join(', ')}.`]),
  ];
}
