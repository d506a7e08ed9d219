/** Marks the link to the site's style sheet, which the late start adds to the page; `gatsby develop` has none. */
export const siteStylesMark = 'data-site-styles';

const arriving = new WeakMap<HTMLLinkElement, Promise<boolean>>();

function arrival(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
  });
}

/**
 * A page includes the styles of its initial content; anything else shown needs the site's style sheet. Resolves to whether
 * that has loaded; never rejects, but waits as long as the browser does.
 */
export function whenStyled(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[${siteStylesMark}]`);
  if (!link || link.sheet) return Promise.resolve(true);
  // A link does not reveal a failure that nothing listened for.
  if (link.dataset.failed !== undefined) return Promise.resolve(false);
  const known = arriving.get(link) ?? arrival(link);
  arriving.set(link, known);
  return known;
}
