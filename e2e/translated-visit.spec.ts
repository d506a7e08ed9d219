import { expect, test } from 'playwright/test';
import { mainPages } from '../src/contract/main-pages';
import { contentFolder } from '../src/model/content-folder';
import { readContent } from '../src/model/read-content';
import { inEachLanguage } from '../src/model/reading/content';
import { siteLanguage } from '../src/model/site-languages';
import { violationsOn } from './accessibility/violations';
import { fillIn, press } from './by-keyboard';
import { foreignWords, readable } from './foreign-words';
import { openPage } from './open-page';
import { wordsIn } from './words';

// A page that the service worker has kept would hide what the server sends.
test.use({ serviceWorkers: 'block' });

const original = siteLanguage();
const { content } = readContent(contentFolder());

/** The additional languages in which a visitor can go from the home page to the contact form. */
const visited = (content ? inEachLanguage(content).slice(1) : []).filter(({ documents, prefix }) =>
  ['/', mainPages.contact].every((path) => documents.some((document) => document.path === prefix + path)),
);

for (const { language, prefix } of visited) {
  const { contact, nowhere } = wordsIn(language, 'interface').forms;

  test(`${language}: a visit by keyboard, from the home page to a sent form, has no word of another language and is accessible`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const expectLanguage = async () => {
      expect(foreignWords(await readable(page), { in: language, of: original })).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    };
    await openPage(page, `${prefix}/`);
    await expectLanguage();
    await press(page.getByRole('main').locator(`a[href="${prefix}${mainPages.contact}"]`).first());
    const form = page.getByRole('dialog').getByRole('form');
    await expect(form.locator('textarea')).toBeVisible();
    await expectLanguage();
    await press(form.getByRole('button', { name: contact.submit, exact: true }));
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectLanguage();
    await fillIn(form, [
      [contact.name, 'Ada Lovelace'],
      [contact.email, 'ada@example.com'],
      [contact.message, '1234567890'],
    ]);
    await press(form.getByRole('button', { name: contact.submit, exact: true }));
    // This build has no receiver: the answer must say so, in the visitor's language.
    await expect(page.getByRole('dialog')).toContainText(nowhere);
    await expectLanguage();
  });
}
