/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeFormerLists } from '../../../src/build/hosts/former-lists';

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('feeds and sitemaps of an earlier build are removed in every language, other files stay', () => {
  const lists = ['feed.xml', 'es/feed.xml', 'sitemap-index.xml', 'sitemap-0.xml'];
  const others = ['index.html', 'es/index.html', 'map.xml'];
  for (const file of [...lists, ...others]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  removeFormerLists(folder);
  expect([...lists, ...others].filter((file) => existsSync(join(folder, file)))).toEqual(others);
});

test('a first build has nothing to remove', () => {
  expect(() => removeFormerLists(join(folder, 'missing'))).not.toThrow();
});
