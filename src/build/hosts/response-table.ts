export const mustRevalidate = 'public, max-age=0, must-revalidate';
export const immutable = 'public, max-age=31536000, immutable';

export type ResponseClass = {
  name: 'hashed' | 'data' | 'worker' | 'document';
  /** Matches a path; must mean the same in JavaScript and PCRE. */
  pattern: RegExp;
  cacheControl: string;
};

/**
 * Every response belongs to the first class whose pattern matches its path. All host file writers, the local server, the
 * deploy, and the tests use this table.
 */
export const responseClasses: readonly ResponseClass[] = [
  {
    name: 'hashed',
    pattern: /^(?:\/static\/.+|\/(?:fonts\/)?[^/]+[-.][0-9a-f]{16,32}\.(?:js|css|woff2))$/,
    cacheControl: immutable,
  },
  {
    name: 'data',
    pattern: /^\/(?:(?:page|slice)-data\/.*|chunk-map\.json|manifest\.webmanifest)$/,
    cacheControl: mustRevalidate,
  },
  { name: 'worker', pattern: /^\/(?:sw\.js|~partytown\/.*)$/, cacheControl: mustRevalidate },
  { name: 'document', pattern: /^\//, cacheControl: mustRevalidate },
];

/** Files that a build leaves in its folder for tools, not visitors: never uploaded, answered with 404. */
export const unpublished = /^\/(?:_headers|_redirects|webpack\.stats\.json)$|^\/_gatsby\/|\.map$|\/\.(?!well-known\/)/;

/** The response class of a path without a query; throws if the path does not start with a slash. */
export function classOf(path: string): ResponseClass {
  const found = responseClasses.find(({ pattern }) => pattern.test(path));
  if (!found) throw new Error(`"${path}" is not a path: it must start with a slash.`);
  return found;
}

/** How long a response may be cached; errors never are, because a missing file may appear with the next deploy. */
export function cacheControlOf(path: string, status = 200): string {
  return status >= 400 ? mustRevalidate : classOf(path).cacheControl;
}

export type Headers = Readonly<Record<string, string>>;

/** The headers of every response, regardless of class and status. */
export const securityHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * A Content Security Policy and the folder it applies to; the one for `/` applies where no other does. `headers` are sent in
 * that folder in addition to the security headers, or override them; those of `/` are sent everywhere.
 */
export type PathPolicy = { under: string; policy: string; headers?: Headers };

/** The policy for a path: the one with the longest matching folder. */
export const policyOf = (path: string, policies: readonly PathPolicy[]): PathPolicy | undefined =>
  policies.filter(({ under }) => path.startsWith(under)).sort((one, other) => other.under.length - one.under.length)[0];

/** The headers of every response, before a folder adds or overrides any. */
export function siteHeaders(policies: readonly PathPolicy[]): Headers {
  return { ...securityHeaders, ...policies.find(({ under }) => under === '/')?.headers };
}

/** All headers for the response to a request for `path`. */
export function responseHeaders(path: string, status: number, policies: readonly PathPolicy[]): Headers {
  const { policy, headers } = policyOf(path, policies) ?? {};
  return {
    ...siteHeaders(policies),
    ...headers,
    ...(policy ? { 'Content-Security-Policy': policy } : {}),
    'Cache-Control': cacheControlOf(path, status),
  };
}
