import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './built-pages';

const files = readdirSync(root, { recursive: true, encoding: 'utf8' });

test('the build contains no page, data or code of the specimens page', () => {
  expect(existsSync(join(root, 'index.html'))).toBe(true);
  expect(files.filter((path) => path.includes('specimens'))).toEqual([]);
  // The editor knows the path, which no page may have.
  const scripts = files.filter((path) => (path.endsWith('.js') && !path.startsWith('admin/')) || path === 'chunk-map.json');
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((path) => /specimens|Every component, in every state/.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
