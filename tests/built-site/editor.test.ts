import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from '../../src/build/hosts/folder-policies';
import type { PathPolicy } from '../../src/build/hosts/response-table';
import { hostHeaders } from '../../src/commands/serve/host-rules';
import { fileOf, paths, root } from './built-pages';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

const policies: PathPolicy[] = JSON.parse(readFileSync('.deploy/policies.json', 'utf8'));
const isConnected = policies.some(({ under }) => under === editorFolder);

test('/admin/ is noindex; it alone may run the editor’s scripts, and only if the build connects the editor', () => {
  expect(fileOf(editorFolder)).toBeDefined();
  expect(read('admin/index.html')).toContain('<meta name="robots" content="noindex">');
  const [own, site] = [editorFolder, '/'].map((path) => hostHeaders(read('_headers'), path)['content-security-policy']);
  expect(own?.includes('unsafe-eval')).toBe(isConnected);
  expect(site).not.toContain('unsafe-eval');
  expect(own === site).toBe(!isConnected);
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
