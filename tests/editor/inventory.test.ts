import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventoryOf } from '../../src/editor/inventory';
import { translate, writeContentToTranslate } from '../model/translated-content';

test('the pages to link to are those of the default language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inventory-'));
  writeContentToTranslate(folder);
  const before = inventoryOf(folder);
  for (const file of ['services/a-service.md', 'pages/about-us.md', 'pages/a-page.md', 'blog/a-post.md']) translate(folder, file);
  expect(before.pages.map(({ value }) => value)).toEqual(expect.arrayContaining(['/services/a-service/', '/about-us/', '/a-page/']));
  expect(inventoryOf(folder)).toEqual(before);
  rmSync(folder, { recursive: true });
});
