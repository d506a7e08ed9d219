/**
 * Weight budgets per page kind, in bytes: text compressed with brotli 11, fonts and pictures as served. Pictures are those
 * that a 360 px phone requests before the load event. A page above its budget fails `npm test`.
 */
export type Budget = {
  html: number;
  /** Scripts requested before the load event. */
  scriptsBeforeLoad: number;
  /** Scripts run once the page is idle, without any input by the visitor. */
  scriptsWhenIdle: number;
  /** Scripts of pages linked from the screen: prefetched, not run; none on 2g or with data saving on. */
  scriptsAhead: number;
  /** The site's stylesheet, loaded after the load event; critical styles are inlined in the HTML. */
  styles: number;
  fonts: number;
  pictures: number;
  /** Requests before the load event, including the page itself. */
  requests: number;
};

const page: Budget = {
  html: 19_200,
  scriptsBeforeLoad: 0,
  // Highest measured: 96,980, of which i18next and react-i18next are 13,100; hashed file names vary it by a few bytes between builds.
  scriptsWhenIdle: 97_500,
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
