import { expect, test } from 'playwright/test';
import { pageKinds } from '../../src/commands/browser/page-kinds';
import { contact } from '../pages';
import { home, openDialog, showFormErrors, visit } from './page-states';
import { clipped, expectReflow, reflowsAlone, spaceOut, spilling } from './reflow';

test.use({ serviceWorkers: 'block', trace: 'off' });

/** axe.spec.ts checks the other kinds, while it has them open. */
for (const kind of pageKinds.filter(({ name }) => reflowsAlone.has(name))) {
  test(`${kind.name} reflows without horizontal scrolling, has 24 px targets, and clips no text with wider spacing`, async ({ page }) => {
    await visit(page, kind);
    await expectReflow(page, kind);
  });
}

test('the dialog with form errors fits at 400% zoom with wider text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, home);
  await openDialog(page);
  await showFormErrors(page);
  await spaceOut(page);
  await expect.poll(() => page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect.poll(() => clipped(page)).toEqual([]);
  await expect.poll(() => spilling(page)).toEqual([]);
});

test('in a window as short as at 400% zoom, the header leaves the room to the content', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, home);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

/** Appends a word as long as a Dutch or German compound to each text. */
function longWord() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('main, footer') && !parentElement.closest('script, style, svg, select, [href^="tel:"]')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  while (texts.nextNode()) texts.currentNode.nodeValue += ' machineveiligheidsfunctiebeoordelingen';
}

/** Changes that an agency or a visitor may make: a name and an address as long as some companies have, and twice the text size. */
const changes: Record<string, () => void> = {
  'a long company name and email address': () => {
    const name = document.querySelector('header a')?.lastChild;
    if (name) name.textContent = 'Softwareentwicklungsgesellschaft Musterhausen';
    for (const link of document.querySelectorAll('a[href^="mailto:"]'))
      link.textContent = 'new-business@softwareentwicklungsgesellschaft.example';
  },
  'a word as long as a Dutch or German compound in each text': longWord,
  'text of twice the size': () => {
    document.documentElement.style.fontSize = '200%';
  },
};

for (const [name, change] of Object.entries(changes))
  test(`with ${name}, a phone shows the whole menu button, and no page scrolls sideways`, async ({ page }) => {
    for (const path of [home.path, contact, '/offline.html']) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await page.evaluate(change);
      for (const button of await page.locator('header summary').first().all()) await expect(button).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

for (const { name, path } of pageKinds.filter((kind) => ['fuse', 'how-we-work'].includes(kind.name)))
  test(`with such words in all of its parts, ${name} does not scroll a phone of 320 px sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    for (const part of await page.locator('main > section').all()) await part.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    });
    await page.evaluate(longWord);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test('with text of twice the size, a phone has room for words of nine letters in a main heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [home.path, contact]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const heights = await page.locator('h1').evaluate((heading) =>
      ['a', 'agreement'].map((word) => {
        heading.textContent = word;
        return heading.clientHeight;
      }),
    );
    expect(heights[1], path).toBe(heights[0]);
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('links outside running text are 44 px high', async ({ page }) => {
    for (const { path } of pageKinds.filter(({ name }) => ['blog', 'how-we-work', 'post', 'state'].includes(name))) {
      await page.goto(path);
      const low = await page.locator('main nav a, main dd > a, footer p > a, footer li > a').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .filter((link) => Math.max(...[link, ...link.children].map((part) => part.getBoundingClientRect().height)) < 44)
          .map((link) => link.outerHTML),
      );
      expect(low, path).toEqual([]);
    }
  });
});
