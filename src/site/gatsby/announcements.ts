/** The id of the live region in which Gatsby announces each new page to screen readers. */
const regionId = 'gatsby-announcer';

/** What Gatsby writes before the heading of a page, in every language. */
const prefix = 'Navigated to ';

/** Translates Gatsby's announcements, which are in English; `translated` returns the announcement of a page by its heading. */
export function translateAnnouncements(translated: (page: string) => string): void {
  const region = document.getElementById(regionId);
  if (!region) return;
  let written = '';
  Object.defineProperty(region, 'innerText', {
    // Gatsby compares each announcement with the last one, so as not to repeat it.
    get: () => written,
    set: (announcement: string) => {
      written = announcement;
      region.textContent = translated(announcement.replace(prefix, ''));
    },
  });
}
