import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../../../src/build/hosts/paths-in';
import { removeToolFiles } from '../../../src/build/hosts/tool-files';
import { precacheList } from '../../../src/build/offline/precache-list';
import { writeSite } from './sample-site';

const files = {
  '/index.html': '<p>home</p>',
  '/offline.html': '<p>offline</p>',
  '/_gatsby/slices/_gatsby-scripts-1.html': '<link>',
  '/webpack.stats.json': JSON.stringify({ assetsByChunkName: { app: ['framework-1.js', 'app-1.js'] } }),
  '/app-1.js': '//# sourceMappingURL is a text here',
  '/app-1.js.map': '{}',
  '/app-1.js.LICENSE.txt': 'MIT',
  '/workbox-v4.3.1/workbox-sw.js': 'start();\n//# sourceMappingURL=workbox-sw.js.map\n',
  '/workbox-v4.3.1/workbox-background-sync.prod.js': 'sync();',
  '/workbox-v4.3.1/workbox-background-sync.dev.js': 'sync();',
  '/workbox-v4.3.1/workbox-window.prod.mjs': 'page();',
};

let site: ReturnType<typeof writeSite>;
beforeEach(() => {
  site = writeSite(files);
});
afterEach(() => site.remove());

test('removes files that only tools need, and keeps those for visitors and licenses', () => {
  removeToolFiles(site.root);
  expect(pathsIn(site.root)).toEqual([
    '/_headers',
    '/_redirects',
    '/app-1.js',
    '/app-1.js.LICENSE.txt',
    '/index.html',
    '/offline.html',
    '/workbox-v4.3.1/workbox-background-sync.prod.js',
    '/workbox-v4.3.1/workbox-sw.js',
  ]);
});

test('removes references to deleted source maps from Workbox', () => {
  removeToolFiles(site.root);
  expect(readFileSync(join(site.root, 'workbox-v4.3.1/workbox-sw.js'), 'utf8')).toBe('start();\n\n');
});

test('removing files a second time does not throw', () => {
  removeToolFiles(site.root);
  expect(() => removeToolFiles(site.root)).not.toThrow();
});

function listOf(script: string) {
  const worker: { __precacheManifest?: { url: string; revision?: string }[] } = {};
  new Function('self', script)(worker);
  return worker.__precacheManifest;
}

const revision = expect.stringMatching(/^[0-9a-f]{16}$/);

test('the service worker precaches every app script, and the offline page with a content revision', () => {
  expect(listOf(precacheList(site.root, ['en']))).toEqual([
    { url: 'framework-1.js' },
    { url: 'app-1.js' },
    { url: 'offline.html', revision },
  ]);
});

test('in several languages, it precaches the words of the default one, and the offline page of each', () => {
  const chunks = ['words-en-1', 'site-data-en-1', 'words-es-1', 'site-data-es-1'].map((name) => [name, [`${name}.js`]]);
  const statistics = { assetsByChunkName: { app: ['app-1.js'], ...Object.fromEntries(chunks) } };
  writeFileSync(join(site.root, 'webpack.stats.json'), JSON.stringify(statistics));
  mkdirSync(join(site.root, 'es'));
  writeFileSync(join(site.root, 'es/offline.html'), '<p>sin conexión</p>');
  expect(listOf(precacheList(site.root, ['en', 'es']))).toEqual([
    { url: 'app-1.js' },
    { url: 'words-en-1.js' },
    { url: 'site-data-en-1.js' },
    { url: 'offline.html', revision },
    { url: 'es/offline.html', revision },
  ]);
});
