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
 * Adds the style sheet step by step, a line in each frame: all at once would restyle the whole page, 75 ms on a slow phone. The
 * last line comes first. So at each step the page's own rules are followed by the last ones of the sheet, in its order, which
 * styles the page as it was.
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
    // The next one to ask tries again.
    adding.delete(link);
    return false;
  }
}

/**
 * A page includes the styles of its initial content; anything else shown needs the site's style sheet. Adds that to the page and
 * resolves to whether it could be loaded; never rejects, but waits as long as the browser does.
 */
export function whenStyled(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[${siteStylesMark}]`);
  if (!link) return Promise.resolve(true);
  const known = adding.get(link) ?? addInSteps(link);
  adding.set(link, known);
  return known;
}
