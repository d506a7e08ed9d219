import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** No scripts at all; styles, fonts and form targets from this origin only; no framing. */
export const strictHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  // Not no-referrer: with that, browsers send `Origin: null` with the inbox's own forms.
  referrerPolicy: 'same-origin',
  // Whether the whole site commits to HTTPS is up to its server.
  strictTransportSecurity: false,
});

/** Keeps personal data out of caches and search engines. */
export const privateHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Robots-Tag', 'noindex');
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
};
