/**
 * What the pages of each kind may weigh, in bytes: text as brotli at its best, fonts and pictures as they are. Pictures
 * are those that a phone of 360 px asks for before the load event. A page that grows beyond this fails `npm test`.
 */
export type Budget = {
  html: number;
  /** Scripts that are asked for before the load event. */
  scriptsBeforeLoad: number;
  /** Scripts that run on the page when it is idle, without a touch of the visitor. */
  scriptsWhenIdle: number;
  /** Scripts of pages that links on the screen lead to: fetched, not run; none on 2g or where data is saved. */
  scriptsAhead: number;
  /** The site's style sheet, which comes after the load; what a page needs at first is in its HTML. */
  styles: number;
  fonts: number;
  pictures: number;
  /** Requests before the load event, the page itself included. */
  requests: number;
};

const page: Budget = {
  html: 19_200,
  scriptsBeforeLoad: 0,
  // Measured at most 96,111, of which i18next and react-i18next are 13,100; names of files weigh some bytes more or less from build to build.
  scriptsWhenIdle: 97_000,
  scriptsAhead: 8_000,
  styles: 8_500,
  fonts: 53_000,
  pictures: 0,
  requests: 6,
};

/** One page of each kind. */
export const budgets: Record<string, Budget> = {
  '/': { ...page, pictures: 150_000, requests: 8 },
  '/services/': page,
  '/services/web-development/': page,
  '/services/custom-software-company-austin/': page,
  '/service-areas/cities/': page,
  '/technologies/': page,
  '/our-work/': { ...page, pictures: 150_000 },
  '/our-work/credit-union-lending/': { ...page, pictures: 150_000, requests: 8 },
  '/blog/': page,
  '/blog/an-outbox-for-every-form/': page,
  '/blog/topics/ai/': page,
  '/products/fuse/': page,
  '/about-us/': page,
  '/contact-us/': page,
  '/application/': page,
  '/referral-program/': page,
  '/privacy-policy/': page,
  '/404.html': page,
};
