import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { contentFolder } from '../src/model/content-folder';
import { readContent } from '../src/model/read-content';
import { inEachLanguage } from '../src/model/reading/content';
import { siteLanguage } from '../src/model/site-languages';
import { foreignWords, readable } from './foreign-words';
import { openPage } from './open-page';
import { ifAny } from './pages';
import { filled, wordsIn } from './words';

// A page that the service worker has kept would hide what the server sends.
test.use({ serviceWorkers: 'block' });

const { content } = readContent(contentFolder());
const further = content ? inEachLanguage(content).slice(1) : [];
const withHome = further.filter(({ documents, prefix }) => documents.some(({ path }) => path === `${prefix}/`));
const storageKey = 'gatsby-i18next-language';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** The paths of the pages of a language, without its prefix. */
const pathsOf = ({ documents, prefix }: { documents: readonly { path: string }[]; prefix: string }) =>
  documents.map(({ path }) => path.slice(prefix.length));

/** What screen readers announce when a page opens. */
const announcement = (language: string, heading: string) => filled(wordsIn(language, 'interface').navigated, { page: heading });

const headerLinks = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

for (const translation of withHome) {
  const { language, prefix } = translation;
  const translated = new Set(pathsOf(translation));
  const original = siteLanguage();
  const home = `${prefix}/`;

  test.describe(language, () => {
    test('the heading of the home page is as large as in the default language', async ({ page }) => {
      const sizes: string[] = [];
      for (const path of ['/', home]) {
        await openPage(page, path);
        sizes.push(await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize));
      }
      expect(sizes[1]).toBe(sizes[0]);
    });

    test('the switch leads to the same page and back, and the choice is kept', async ({ page }) => {
      await openPage(page, '/');
      expect(await stored(page)).toBeNull();
      // Before hydration, the link would load a new document, which is not announced.
      await hydrated(page);
      await page.getByRole('contentinfo').locator(`a[hreflang="${language}"]`).click();
      await expect(page).toHaveURL(home);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expect(page.locator('#gatsby-announcer')).toHaveText(announcement(language, heading));
      await expect.poll(() => stored(page)).toBe(language);
      await page.getByRole('contentinfo').locator(`a[hreflang="${original}"]`).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', original);
      await expect.poll(() => stored(page)).toBe(original);
    });

    test('a page without a translation, and an error page, lead to the home page of the language', async ({ page }) => {
      const untranslated = content?.documents.find(({ path }) => !translated.has(path))?.path;
      for (const path of [...ifAny(untranslated), '/no-such-page/']) {
        await page.goto(path);
        await expect(page.locator('html[data-hydrated]')).toBeAttached();
        await page.getByRole('contentinfo').locator(`a[hreflang="${language}"]`).click();
        await expect(page).toHaveURL(home);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
    });

    test('a visitor without a choice gets no prefix; one who chose gets it where the page is translated', async ({ page }) => {
      await openPage(page, '/');
      const plain = await headerLinks(page);
      expect(plain.filter((path) => path.startsWith(prefix))).toEqual([]);
      await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [storageKey, language]);
      await openPage(page, '/');
      await expect(page).toHaveURL('/');
      const wanted = plain.map((path) => (translated.has(path) ? prefix + path : path));
      await expect.poll(() => headerLinks(page)).toEqual(wanted);
    });

    test('links on its pages lead to pages of the language, or to pages that have no translation', async ({ page }) => {
      await openPage(page, home);
      const links = await page
        .locator('a[href^="/"]:not([hreflang])')
        .evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname));
      expect(links.filter((path) => !path.startsWith(home) && translated.has(path))).toEqual([]);
      expect(links.filter((path) => path.startsWith(home)).length).toBeGreaterThan(0);
    });

    test('an address without a page shows the error page in the language, and so does a link', async ({ page }) => {
      const response = await page.goto(`${prefix}/no-such-page/`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`${prefix}/no-such-page/`);
      expect(foreignWords(await readable(page), { in: language, of: original })).toEqual([]);
    });

    test('offline, a page that was never visited is answered in the language', async ({ browser }) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await openPage(page, home);
      await page.evaluate(async () => navigator.serviceWorker.ready);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await context.setOffline(true);
      await page.goto(`${prefix}/never-visited/`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await context.close();
    });
  });
}

if (further.length === 0)
  test('a site in one language offers no other', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.locator('a[hreflang]')).toHaveCount(0);
  });
