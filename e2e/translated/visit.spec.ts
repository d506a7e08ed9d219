import { expect, test } from 'playwright/test';
import { pathPrefix } from '../../src/contract/languages';
import { mainPages } from '../../src/contract/main-pages';
import { siteLanguage } from '../../src/model/site-languages';
import { violationsOn } from '../accessibility/violations';
import { fillIn, press } from '../by-keyboard';
import { newAddress, received } from '../configured/received';
import { foreignWords, readable } from '../foreign-words';
import { openPage } from '../open-page';
import { wordsIn } from '../words';
import { visitedLanguages } from './visited-languages';

// A page that the service worker has kept would hide what the server sends.
test.use({ serviceWorkers: 'block' });

const original = siteLanguage();

for (const language of visitedLanguages) {
  const prefix = pathPrefix(language);
  const { name, email, message, submit, accepted } = wordsIn(language, 'interface').forms.contact;

  test(`${language}: a visit by keyboard, from the home page to a stored lead, has no word of another language and is accessible`, async ({
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
    const dialog = page.getByRole('dialog');
    const form = dialog.getByRole('form');
    await expect(form.locator('textarea')).toBeVisible();
    await expectLanguage();
    await press(form.getByRole('button', { name: submit, exact: true }));
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectLanguage();
    const address = newAddress();
    await fillIn(form, [
      [name, 'Ada Lovelace'],
      [email, address],
      [message, '1234567890'],
    ]);
    await press(form.getByRole('button', { name: submit, exact: true }));
    await expect
      .poll(async () => (await received(address)).map((lead) => [lead.form, lead.language, lead.path]))
      .toEqual([['contact', language, `${prefix}/`]]);
    await expect(dialog.getByText(accepted)).toBeVisible();
    await expectLanguage();
  });
}
