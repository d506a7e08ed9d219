/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFilesIn } from '../../src/build/hosts/paths-in';
import { root } from './built-pages';

test('without third-party scripts, no page or service worker refers to Partytown, and its files are not published', () => {
  const pages = [...htmlFilesIn(root)];
  expect(pages.map(({ path }) => path)).toContain('/index.html');
  expect(pages.filter(({ html }) => /partytown|third-party-proxy/i.test(html)).map(({ path }) => path)).toEqual([]);
  expect(readFileSync(join(root, 'sw.js'), 'utf8')).not.toMatch(/partytown/i);
  expect(existsSync(join(root, '~partytown'))).toBe(false);
});
