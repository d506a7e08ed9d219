import { expect, type Page } from 'playwright/test';
import type { PageKind } from '../../src/commands/browser/page-kinds';
import { openMenu, settle } from './page-states';

/** Text spacing overrides of WCAG 1.4.12, which must not lose any content. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** How far the page scrolls horizontally, and the elements that extend past its right edge. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth - clientWidth} px`, ...reaching.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });

/** Elements whose own text is clipped, by themselves or by an ancestor. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const hidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const visible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const ownText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const isCut = (element: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      for (let frame: Element | null = element; frame && width > 0; frame = frame.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(frame);
        if (clipPath !== 'none') return false;
        const box = frame.getBoundingClientRect();
        if (hidden(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
        if (hidden(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false;
      }
      return false;
    };
    return (
      [...document.body.querySelectorAll('*:not(svg *):not(option):not(script):not(style)')]
        // Text truncated with an ellipsis is shown in full elsewhere on the page.
        .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
        .filter((element) => ownText(element) && visible(element) && isCut(element))
        .map((element) => element.outerHTML.slice(0, 160))
    );
  });

/** Controls and headings whose text overflows their box; inputs scroll their own content. */
export const spilling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, label, select, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Controls smaller than 24 px, except inline links in text and those whose label makes up for it. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 23.5;
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least;
    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li, td, dd, label, div') !== null;
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select, textarea, summary')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility() && !inText(element))
      .filter((element) => isSmall((element.closest('label') ?? element).getBoundingClientRect()))
      .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
      .map((element) => element.outerHTML.slice(0, 140));
  });

export const spaceOut = (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/** Kinds with a test of their own in reflow.spec.ts, because axe.spec.ts leaves them with form errors or the dialog open. */
export const reflowsAlone: ReadonlySet<string> = new Set(['home', 'contact', 'post', 'application']);

/** Expects an open page at rest to fit narrow screens, zoom and wider text spacing; leaves it with everything open. */
export async function expectReflow(page: Page, { frame }: PageKind): Promise<void> {
  await page.setViewportSize({ width: 320, height: 568 });
  await settle(page);
  await expect.poll(() => sideways(page), '320 px').toEqual([]);
  // 1280 × 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => sideways(page), '400 %').toEqual([]);
  if (frame === 'full') await openMenu(page);
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await expect.poll(() => sideways(page), 'all open').toEqual([]);
  await expect.poll(() => smallTargets(page), '320 px').toEqual([]);
  await spaceOut(page);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => sideways(page), `${width} px, wider spacing`).toEqual([]);
    await expect.poll(() => clipped(page), `${width} px, wider spacing`).toEqual([]);
    await expect.poll(() => spilling(page), `${width} px, wider spacing`).toEqual([]);
  }
}
