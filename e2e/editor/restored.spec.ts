import { basename } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { kinds } from '../../src/model/kinds';
import { test } from './connected-editor';
import { EditorPage } from './editor-page';
import { logIn } from './log-in';
import { secondLanguage } from './translated-agency';

const question =
  'Your last changes to this page were not saved. Continue with them? If someone else has saved it since, publishing replaces their changes. If you do not continue, yours are deleted.';

/** What Decap keeps on this computer, with localForage, of changes that are not saved; it does so two seconds after the last one. */
const keptChanges = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('localforage');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );

test('what was typed in two languages before the tab closed is offered, and can be saved', async ({
  page,
  published: { place },
  repository,
  tokens,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'confirm') asked.push(dialog.message());
    await dialog.accept();
  });
  const folder = `${place}/${kinds.post.folder}/`;
  const [post = ''] = repository
    .git(['ls-tree', '--name-only', 'main', folder])
    .split('\n')
    .filter((file) => file.endsWith('.md'));
  const name = basename(post, '.md');
  await logIn(page, tokens.writer);
  const editor = new EditorPage(page);
  await editor.open(`post/entries/${name}`);
  await editor.field('Heading').fill('A heading nobody saved');
  await editor.writeIn(secondLanguage);
  await editor.field('Heading').fill('Un título que nadie guardó');
  await expect.poll(() => keptChanges(page)).toContain('Un título que nadie guardó');

  await page.reload();
  await expect(editor.field('Heading')).toHaveValue('A heading nobody saved');
  expect(asked).toEqual([question]);
  await editor.writeIn(secondLanguage);
  await expect(editor.field('Heading')).toHaveValue('Un título que nadie guardó');
  await expect(editor.saveButton()).toBeEnabled();
});
