import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventoryOf } from '../../src/editor/inventory';
import { translate, writeContentToTranslate } from '../model/translated-content';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inventory-'));
  writeContentToTranslate(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the pages to link to are those of the default language', () => {
  const before = inventoryOf(folder);
  for (const file of ['services/a-service.md', 'pages/about-us.md', 'pages/a-page.md', 'blog/a-post.md']) translate(folder, file);
  expect(before.pages.map(({ value }) => value)).toEqual(expect.arrayContaining(['/services/a-service/', '/about-us/', '/a-page/']));
  expect(inventoryOf(folder)).toEqual(before);
});

test('a link to a heading can be chosen again, whatever letters it has', () => {
  const menu = join(folder, 'navigation.yml');
  writeFileSync(menu, readFileSync(menu, 'utf8').replace('/services/a-service/', '/services/a-service/#über-uns'));
  expect(inventoryOf(folder).pages.map(({ value }) => value)).toContain('/services/a-service/#über-uns');
});
