import { expect } from 'playwright/test';
import { test } from './edited-site-test';
import { EditorPage } from './editor-page';

const pasted = '<p>A <b>bold</b> word</p><p>&nbsp;</p><ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul></ul>';

test('what is pasted from a word processor keeps its bold words and lists', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = new EditorPage(page);
  await editor.open('post/new');
  await editor.text().click();
  await page.evaluate(
    (html) => navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })]),
    pasted,
  );
  await page.keyboard.press('ControlOrMeta+V');
  const inText = editor.preview().getByRole('article');
  await expect(inText.getByRole('paragraph').filter({ hasText: 'A bold word' }).getByRole('strong')).toHaveText('bold');
  await expect(inText.getByRole('listitem').filter({ hasText: 'One' }).getByRole('listitem')).toHaveText('Inner');
});
