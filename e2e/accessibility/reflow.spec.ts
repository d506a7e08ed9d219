import { expect, type Page, test } from 'playwright/test';
import { pageKinds } from '../page-kinds';
import { openDialog, openMenu, settle, showFormErrors, visit } from './page-states';

test.use({ serviceWorkers: 'block', trace: 'off' });

/** What WCAG 1.4.12 has a reader set; nothing may be lost by it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** How far the page scrolls sideways, and who reaches furthest to the right. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth - clientWidth} px`, ...reaching.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });

/** Elements with text of their own whose text does not fit into them and is cut off, or that have grown out of the page. */
const clipped = (page: Page) =>
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
        // A preview that ends in an ellipsis stands in full elsewhere on the page.
        .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
        .filter((element) => ownText(element) && visible(element) && isCut(element))
        .map((element) => element.outerHTML.slice(0, 160))
    );
  });

/** Texts of buttons and links that stick out of their own box; what is typed scrolls in its own. */
const spilling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, label, select, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** Controls that are smaller than 24 px, other than links within a line of text, whose label does not make up for it. */
const smallTargets = (page: Page) =>
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

for (const kind of pageKinds) {
  test(`${kind.name} needs no sideways scrolling, has targets of 24 px, and loses nothing to wider text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, kind);
    await settle(page);
    expect(await sideways(page), '320 px').toEqual([]);
    // 1280 x 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await sideways(page), '400 %').toEqual([]);
    if (kind.frame === 'full') await openMenu(page);
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    expect(await sideways(page), 'all open').toEqual([]);
    expect(await smallTargets(page), '320 px').toEqual([]);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `${width} px, wider spacing`).toEqual([]);
      expect(await clipped(page), `${width} px, wider spacing`).toEqual([]);
      expect(await spilling(page), `${width} px, wider spacing`).toEqual([]);
    }
  });
}

test('the dialog with its errors fits at 400 % zoom and with wider text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, { name: 'home', path: '/', frame: 'full' });
  await openDialog(page);
  await showFormErrors(page);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  expect(await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await clipped(page)).toEqual([]);
  expect(await spilling(page)).toEqual([]);
});
