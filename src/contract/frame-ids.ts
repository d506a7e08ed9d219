/** The ids of the elements that every page has: the main content, and the footer's link to the contact form. */
export const frameIds = { main: 'content', contact: 'contact-us' } as const;
