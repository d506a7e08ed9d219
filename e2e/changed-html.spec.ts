import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { firstScripts, hold } from './held-requests';
import { openPage } from './open-page';
import { contact, hasNewsletter, home } from './pages';
import { words } from './words';

test.use({ serviceWorkers: 'block' });

const form = words.forms.contact;
const { newsletter } = words.forms;

/** Wraps each text of the page, as browsers' translators do, and marks its HTML. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    Object.assign(main, { isOfTheHtml: true });
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option, textarea, svg')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });

/** Waits for React, which finds other HTML than it would render and replaces all of it. */
async function expectReplaced(page: Page): Promise<void> {
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => 'isOfTheHtml' in (document.querySelector('main') ?? {}))).toBe(false);
}

test('what was typed into a translated page, and the focus, outlive the HTML that React replaces', async ({ page }) => {
  const letGo = await hold(page, firstScripts);
  await openPage(page, contact);
  const main = page.getByRole('main');
  await main.getByLabel(form.message).fill('A thing that counts');
  await main.getByLabel(form.company).pressSequentially('Analytical');
  await translate(page);
  letGo();
  await expectReplaced(page);
  await expect(main.getByLabel(form.company)).toBeFocused();
  await page.keyboard.type(' Engines');
  await expect(main.getByLabel(form.company)).toHaveValue('Analytical Engines');
  await expect(main.getByLabel(form.message)).toHaveValue('A thing that counts');
});

if (hasNewsletter)
  test('a form submitted on a translated page before the scripts load is processed once they arrive', async ({ page }) => {
    const letGo = await hold(page, firstScripts);
    await openPage(page, home);
    const footer = page.getByRole('contentinfo').getByRole('form', { name: newsletter.label.footer });
    await footer.getByLabel(newsletter.email).fill('ada@example.com');
    await footer.getByRole('button', { name: newsletter.submit }).click();
    await expect(footer.locator('[data-early=waiting]')).toBeVisible();
    await translate(page);
    letGo();
    await expectReplaced(page);
    await expect(footer.getByText(newsletter.accepted)).toBeVisible();
  });
