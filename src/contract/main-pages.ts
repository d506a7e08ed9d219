/** The paths of pages that code links to; their files are in `content/pages`. */
export const mainPages = { blog: '/blog/', contact: '/contact-us/', team: '/team/', thanks: '/thank-you/', work: '/our-work/' } as const;

/** The id of the home page's block whose heading stands above the case studies. */
export const workBlock = 'work';
