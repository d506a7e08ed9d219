/**
 * The names of the files in `content/pages/` whose pages have a route in `src/pages`; other routes there belong to other kinds.
 * Any other file is a page made of blocks, which needs no code.
 */
export const routedPages: ReadonlySet<string> = new Set([
  'about-us',
  'application',
  'blog',
  'contact-us',
  'fuse-fund',
  'how-we-work',
  'index',
  'industries',
  'our-work',
  'pricing',
  'products/fuse',
  'referral-program',
  'service-areas',
  'service-areas/cities',
  'service-areas/states',
  'services',
  'team',
  'technologies',
  'thank-you',
]);

/** The published path of a file in `content/pages/`. */
export const pathOfPage = (name: string) => (name === 'index' ? '/' : `/${name}/`);

/** The paths of those routes; without a published file, such a page would be empty. */
export const pathsOfRoutes: ReadonlySet<string> = new Set([...routedPages].map(pathOfPage));
