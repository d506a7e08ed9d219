import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { content, test } from './edited-site-test';
import { EditorPage } from './editor-page';

const original = (file: string) => readFileSync(join(content, file), 'utf8');

const pages = [
  ['post/entries/wenn-die-datei-zweimal-kommt', 'blog/wenn-die-datei-zweimal-kommt.md'],
  ['service/entries/automatisierung', 'services/automatisierung.md'],
  ['caseStudy/entries/bestellungen-der-kaeserei', 'case-studies/bestellungen-der-kaeserei.md'],
  ['information/entries/cookies', 'information/cookies.md'],
  ['page/entries/about-us', 'pages/about-us.md'],
  ['blockPage/entries/ratgeber/inventur-im-fruehjahr', 'pages/ratgeber/inventur-im-fruehjahr.md'],
] as const;

/** The file the editor would write now; the write is intercepted. */
async function writtenBy(editor: EditorPage): Promise<{ path: string; raw: string }> {
  let written: { path: string; raw: string } | undefined;
  await editor.page.route('**/admin/api/v1', (route) => {
    const { action, params } = route.request().postDataJSON();
    if (action !== 'persistEntry') return route.continue();
    written = params.dataFiles[0];
    return route.fulfill({ json: { message: 'entry persisted' } });
  });
  await editor.publishAndWait();
  await editor.page.unroute('**/admin/api/v1');
  if (!written) throw new Error('The editor wrote nothing.');
  return written;
}

test('on each kind of page, saving preserves everything but the changed line byte for byte', async ({ page }) => {
  const editor = new EditorPage(page);
  for (const [entry, file] of pages) {
    const commented = original(file).replace(/^title: .*$/m, '# Agreed with sales\n$& # until May');
    writeFileSync(join(content, file), commented);
    await editor.open(entry);
    const title = editor.field('Search title');
    await title.fill(`${await title.inputValue()}X`);
    const expected = commented.replace(/^title: (.*) #/m, 'title: $1X #');
    expect(await writtenBy(editor)).toMatchObject({ path: `content/${file}`, raw: expected });
  }
});

test('an edit in the rich text editor changes only its own line, even in a text with a table and code', async ({ page }) => {
  const editor = new EditorPage(page);
  for (const name of ['ein-kunde-drei-datensaetze', 'wenn-die-datei-zweimal-kommt']) {
    await editor.open(`post/entries/${name}`);
    await editor.text().locator('p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    const { raw } = await writtenBy(editor);
    const lines = original(`blog/${name}.md`).split('\n');
    const changed = raw.split('\n').filter((line, index) => line !== lines[index]);
    expect([changed.length, raw.length]).toEqual([1, lines.join('\n').length + 1]);
  }
});

test('in settings files, saving preserves everything but the removed list entry or the changed line', async ({ page }) => {
  const editor = new EditorPage(page);
  for (const name of ['taxonomy', 'navigation', 'redirects']) {
    await editor.open(`settings/entries/${name}`);
    await editor.removeLastEntry();
    const expected = original(`${name}.yml`).replace(/\n +- (?![\s\S]*\n +- )[\s\S]*$/, '\n');
    expect(await writtenBy(editor)).toMatchObject({ path: `content/${name}.yml`, raw: expected });
  }
  await editor.open('settings/entries/site');
  const tagline = editor.field('Tagline');
  await tagline.fill(`${await tagline.inputValue()}X`);
  const expected = original('site.yml').replace(/^tagline: (.*)$/m, 'tagline: $1X');
  expect(await writtenBy(editor)).toMatchObject({ path: 'content/site.yml', raw: expected });
});
