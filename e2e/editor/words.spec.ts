import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { copyFolder, fixtureContent } from '../../src/commands/project/project-copy';
import { siteLanguage } from '../../src/model/site-languages';
import { test } from './edited-site-test';
import { EditorPage } from './editor-page';

const language = siteLanguage(fixtureContent);

const file = `locales/${language}/interface.json`;
const entry = `words/entries/${language}--interface`;
const label = 'Call to action';

/** What the editor would write; nothing is written. */
async function recordWrites(page: Page): Promise<{ path: string; raw: string }[]> {
  const written: { path: string; raw: string }[] = [];
  await page.route('**/admin/api/v1', (route) => {
    const { action, params } = route.request().postDataJSON();
    if (action !== 'persistEntry') return route.continue();
    written.push(...params.dataFiles);
    return route.fulfill({ json: { message: 'entry persisted' } });
  });
  return written;
}

test('a changed word is one changed line', async ({ page }) => {
  const original = readFileSync(join(copyFolder('edited'), file), 'utf8');
  const written = await recordWrites(page);
  const editor = new EditorPage(page);
  await editor.open(entry);
  const text = await editor.field(label).inputValue();
  await editor.field(label).fill(`${text}!`);
  await editor.publishAndWait();
  const line = `  "callToAction": ${JSON.stringify(text)},\n`;
  expect(original).toContain(line);
  expect(written).toMatchObject([{ path: file, raw: original.replace(line, `  "callToAction": ${JSON.stringify(`${text}!`)},\n`) }]);
});

test('a word with a placeholder that the site does not fill in is not saved', async ({ page }) => {
  const written = await recordWrites(page);
  const editor = new EditorPage(page);
  await editor.open(entry);
  await editor.field(label).fill('{{name}}');
  await editor.publish();
  await expect(page.getByText(`${label}: found "{{name}}"`)).toBeVisible();
  expect(written).toEqual([]);
});
