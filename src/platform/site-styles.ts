/** The link to the style sheet of the whole site, which the late start puts into the page; `gatsby develop` has none. */
export const siteStylesMark = 'data-site-styles';

const arriving = new WeakMap<HTMLLinkElement, Promise<boolean>>();

function arrival(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true });
    link.addEventListener('error', () => resolve(false), { once: true });
  });
}

/**
 * A page brings the styles of what it shows at first; whatever else is shown needs the site's style sheet. Resolves to
 * whether that is there; never rejects, but waits as long as the browser does.
 */
export function whenStyled(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[${siteStylesMark}]`);
  if (!link || link.sheet) return Promise.resolve(true);
  // A link that failed before anybody listened tells it nowhere.
  if (link.dataset.failed !== undefined) return Promise.resolve(false);
  const known = arriving.get(link) ?? arrival(link);
  arriving.set(link, known);
  return known;
}
