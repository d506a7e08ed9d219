import { nextFrame } from '../edge/next-task';

/** Marks the preload of the site's style sheet, which the late start adds to the page; `gatsby develop` has none. */
export const siteStylesMark = 'data-site-styles';

/** Marks it once the rules apply. */
export const addedMark = 'data-added';

const adding = new WeakMap<HTMLLinkElement, Promise<boolean>>();

async function textOf(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}

/**
 * Adds the style sheet one line per frame, because adding it all at once restyles the whole page, which takes 75 ms on a slow
 * phone. Lines are added from last to first, so the rules present at any step are the page's own followed by the end of the sheet,
 * in order, and the page keeps its look throughout.
 */
async function addInSteps(link: HTMLLinkElement): Promise<boolean> {
  try {
    const steps = (await textOf(link.href)).split('\n');
    for (const rules of steps.reverse()) {
      await nextFrame();
      const style = document.createElement('style');
      style.textContent = rules;
      link.after(style);
    }
    link.setAttribute(addedMark, '');
    return true;
  } catch {
    // The next call tries again.
    adding.delete(link);
    return false;
  }
}

/**
 * A page includes the styles of its initial content; showing anything else requires the site's style sheet. Adds that sheet, and
 * resolves to whether it could be loaded. Never rejects, and has no timeout of its own.
 */
export function whenStyled(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[${siteStylesMark}]`);
  if (!link) return Promise.resolve(true);
  const known = adding.get(link) ?? addInSteps(link);
  adding.set(link, known);
  return known;
}

/** Resolves once the site's style sheet is added; rejects if it could not be loaded. */
export async function requireStyles(): Promise<void> {
  if (!(await whenStyled())) throw new Error('The style sheet of the site did not load');
}
