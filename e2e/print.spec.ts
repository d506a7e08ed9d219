import { expect, type Page, test } from 'playwright/test';
import { pageKinds } from '../src/commands/browser/page-kinds';
import { footer, menu } from './links';
import { openPage } from './open-page';
import { home } from './pages';
import { words } from './words';

/** Text that would be hard to read on white paper. */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));
    return [...document.querySelectorAll(':is(body > * header, main) *:not(svg *)')]
      .filter(
        (element) =>
          element.checkVisibility() && [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .filter((element) => brightness(getComputedStyle(element).color) > 110)
      .map((element) => element.outerHTML.slice(0, 100));
  });

const printed = ['case-study', 'post', 'service', 'information'];

for (const { name, path } of pageKinds.filter((kind) => printed.includes(kind.name))) {
  test(`${name} prints dark on white, without menu, footer, forms or further pages, and is not cut off`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    await openPage(page, path);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect.poll(() => paleTexts(page)).toEqual([]);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(footer(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: words.related.heading })).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('link', { name: words.skipToContent })).toBeHidden();
    await expect(page.getByText(words.header.menu, { exact: true })).toBeHidden();
    await expect(page.getByRole('main').locator('form, button').filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
  });
}

for (const { name, path } of pageKinds.filter((kind) => ['blog', 'person', 'post', 'team'].includes(kind.name))) {
  test(`${name} prints without portraits and covers, which are mostly dark`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').locator('.portrait, .cover').filter({ visible: true })).toHaveCount(0);
  });
}

for (const { path } of pageKinds.filter(({ name }) => name === 'how-we-work')) {
  test('each drawing of a set takes one landscape page of A4', async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(async () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main article img')];
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode()));
    });
    const drawings = await page.getByRole('main').locator('article section img').count();
    const sizes = [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)];
    expect(sizes.filter(([, width, height]) => Number(width) > Number(height))).toHaveLength(drawings);
  });
}

test('a heading, a question or a row is not separated from what belongs to it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of pageKinds.filter(({ name }) => ['contact', 'information', 'service'].includes(name))) {
    await openPage(page, path);
    const separable = await page.evaluate(() => {
      const whole = [...document.querySelectorAll('main :is(details, tr, dl > div)')].filter(
        (element) => getComputedStyle(element).breakInside !== 'avoid',
      );
      const leading = [...document.querySelectorAll('main :is(summary, section .top:has(h2))')].filter(
        (element) => getComputedStyle(element).breakAfter !== 'avoid',
      );
      return [...whole, ...leading].map((element) => element.outerHTML.slice(0, 100));
    });
    expect(separable, path).toEqual([]);
  }
});

for (const { path } of pageKinds.filter(({ name }) => name === 'post')) {
  test('no empty space follows the text of a post', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await openPage(page, path);
    const room = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main :is(p, li, pre, td)')].filter((element) => element.checkVisibility());
      const end = Math.max(...texts.map((element) => element.getBoundingClientRect().bottom));
      return document.documentElement.getBoundingClientRect().bottom - end;
    });
    expect(room).toBeLessThan(24);
  });
}

test('the space kept for the consent banner is not printed', async ({ page }) => {
  await openPage(page, home);
  await page.evaluate(() => {
    document.body.style.paddingBottom = '200px';
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
});

test('drawings are printed complete, even before they have been drawn on screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await openPage(page, home);
  const animated = page
    .getByRole('main')
    .locator('*')
    .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).animationName !== 'none').length);
  expect(await animated).toBe(0);
});
