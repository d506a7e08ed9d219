import { expect, type Page, test } from 'playwright/test';
import { pathsIn } from '../../src/build/hosts/paths-in';
import { hydrated } from '../../src/commands/browser/hydrated';
import { violationsOn } from '../accessibility/violations';
import { fillIn, press } from '../by-keyboard';
import { foreignWords, readable } from '../foreign-words';
import { answerElsewhere } from '../other-hosts';
import { words } from '../words';
import { privacyWords } from './consent-visit';

import { newAddress, received } from './received';

const englishIn = (text: string) => foreignWords(text, { in: 'de', of: 'en' });

// The second agency publishes in German only.
test.use({ serviceWorkers: 'block', timezoneId: 'Europe/Berlin' });

test('English is found in an English sentence, and not in a German one', () => {
  expect(englishIn('Read our plan\nLesen Sie weiter')).not.toEqual([]);
  expect(englishIn(`${words.skipToContent} – https://www.agency.example/for/you.html`)).toEqual([]);
});

/** The pages of the site; of the posts that fill its feed, one. */
const paths = pathsIn('public').filter((path) => path.endsWith('.html') && !/^\/admin\/|\/generated-post-(?!1\/)/.test(path));

test('every page is in German without an English word, and long words fit a screen of 320 px', async ({ browser }) => {
  expect(paths.length).toBeGreaterThan(20);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path.replace(/index\.html$/, ''));
    await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'de');
    expect.soft(englishIn(await readable(page)), path).toEqual([]);
    const spare = await page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);
    expect.soft(spare, `${path}: width that is too much`).toBe(0);
  }
  await context.close();
});

async function expectGerman(page: Page): Promise<void> {
  expect(englishIn(await readable(page))).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
}

test('a visit by keyboard, from the privacy question to a sent lead, has no English word, and the lead names its language', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await answerElsewhere(page);
  await page.goto('/');
  await hydrated(page);
  const decline = page.getByRole('button', { name: privacyWords.decline, exact: true });
  await expect(decline).toBeVisible();
  await expectGerman(page);
  await press(decline);
  await expect(decline).toBeHidden();
  await press(page.getByRole('main').locator('a[href="/contact-us/"]').first());
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('textarea')).toBeVisible();
  await expectGerman(page);
  const { name, email: emailLabel, message, submit } = words.forms.contact;
  const form = dialog.getByRole('form');
  await press(form.getByRole('button', { name: submit, exact: true }));
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectGerman(page);
  const email = newAddress();
  await fillIn(form, [
    [name, 'Ada Lovelace'],
    [emailLabel, email],
    [message, 'Wir erfassen jede Bestellung zweimal.'],
  ]);
  await press(form.getByRole('button', { name: submit, exact: true }));
  await expect.poll(async () => (await received(email)).map(({ form: of, language }) => [of, language])).toEqual([['contact', 'de']]);
  await expect(form.getByRole('button', { name: submit, exact: true })).toBeHidden();
  await expectGerman(page);
});
