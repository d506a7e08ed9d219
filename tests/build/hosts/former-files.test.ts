import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeFormerFiles } from '../../../src/build/hosts/former-files';

const folder = mkdtempSync(join(tmpdir(), 'former-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('feeds, offline pages and sitemaps of an earlier build are removed in every language, other files stay', () => {
  const former = ['feed.xml', 'es/feed.xml', 'offline.html', 'es/offline.html', 'sitemap-index.xml', 'sitemap-0.xml'];
  const others = ['index.html', 'es/index.html', 'map.xml'];
  for (const file of [...former, ...others]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  removeFormerFiles(folder);
  expect([...former, ...others].filter((file) => existsSync(join(folder, file)))).toEqual(others);
});

test('a first build has nothing to remove', () => {
  expect(() => removeFormerFiles(join(folder, 'missing'))).not.toThrow();
});
