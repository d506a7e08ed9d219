/** The paths of pages that code links to; their files are in `content/pages`. */
export const mainPages = { blog: '/blog/', contact: '/contact-us/', team: '/team/', thanks: '/thank-you/', work: '/our-work/' } as const;

/** The ID of the home page's block whose heading is shown above the case studies. */
export const workBlock = 'work';
