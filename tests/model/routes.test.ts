/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mainPages } from '../../src/contract/main-pages';
import { kindOf, kinds } from '../../src/model/kinds';

const root = process.cwd();

test('every file in content/pages has a route in src/pages', () => {
  const files = readdirSync(join(root, 'content/pages'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const without = files.filter((file) => {
    const { name = '' } = kindOf(`pages/${file}`) ?? {};
    return !existsSync(join(root, 'src/pages', `${name}.tsx`));
  });
  expect(without).toEqual([]);
  expect(files.length).toBeGreaterThan(5);
});

test('every page that code links to has a file in content/pages', () => {
  const files = readdirSync(join(root, 'content/pages')).map((file) => file.replace(/\.md$/, ''));
  expect(files.map(kinds.page.pathOf)).toEqual(expect.arrayContaining(Object.values(mainPages)));
});
