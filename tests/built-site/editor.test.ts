import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostHeaders } from '../../src/commands/serve/host-rules';
import { fileOf, paths, root } from './built-pages';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('without an editor backend, /admin/ is noindex, and no header allows the editor’s scripts', () => {
  expect(fileOf('/admin/')).toBeDefined();
  expect(read('admin/index.html')).toContain('<meta name="robots" content="noindex">');
  const [own, site] = ['/admin/', '/'].map((path) => hostHeaders(read('_headers'), path));
  expect(own).toEqual(site);
  expect(read('_headers')).not.toContain('unsafe-eval');
});

test('no page, script or data of the site refers to the editor', () => {
  const scripts = readdirSync(root).filter((name) => /\.js$/.test(name) && name !== 'sw.js');
  const pages = paths.filter((path) => path.endsWith('/') && path !== '/admin/').map((path) => `${path.slice(1)}index.html`);
  const knowing = [...scripts, ...pages, 'page-data/app-data.json'].filter((name) => /["'`]\/admin\/|decap-cms/i.test(read(name)));
  expect(knowing).toEqual([]);
  expect(scripts.length).toBeGreaterThan(20);
});

test('the service worker leaves editor and inbox to the network before it does anything else', () => {
  const worker = read('sw.js');
  expect(worker.indexOf('event.stopImmediatePropagation()')).toBeGreaterThan(0);
  expect(worker.indexOf('event.stopImmediatePropagation()')).toBeLessThan(worker.indexOf('importScripts'));
  expect(worker.split('event.stopImmediatePropagation()')).toHaveLength(2);
  expect(worker).not.toMatch(/"url": "admin\//);
});
