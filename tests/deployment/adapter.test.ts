/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { hostFilesAdapter } from '../../src/deployment/adapter';
import { scriptHash } from '../../src/deployment/script-hashes';
import { allServices, hashedFont, hashedScript, noServices } from './sample-site';

type Context = Parameters<IAdapter['adapt']>[0];

let folder: string;
const warn = jest.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adapter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(pages: Readonly<Record<string, string>>) {
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, 'public', path)), { recursive: true });
    writeFileSync(join(folder, 'public', path), html);
  }
}

const forEver = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }];
const routesManifest = [
  {
    type: 'static',
    path: '/',
    filePath: 'public/index.html',
    headers: [{ key: 'cache-control', value: 'public, max-age=0, must-revalidate' }],
  },
  { type: 'static', path: hashedScript, filePath: `public${hashedScript}`, headers: forEver },
  { type: 'static', path: `${hashedFont}/`, filePath: `public${hashedFont}`, headers: forEver },
  { type: 'static', path: '/old-ffffffffffffffffffff.js', filePath: 'public/old-ffffffffffffffffffff.js', headers: [] },
  { type: 'redirect', path: '/work/', toPath: '/our-work/', status: 301, headers: [] },
];

async function adapt(settings: Parameters<typeof hostFilesAdapter>[0]['settings'] = noServices) {
  const adapter = hostFilesAdapter({ settings, folder });
  // Gatsby's context has more than this adapter reads.
  await adapter.adapt({ routesManifest, reporter: { warn } } as unknown as Context);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    headers: read('public/_headers'),
    redirects: read('public/_redirects'),
    nginx: read('.deploy/nginx.conf'),
    cloudfront: read('.deploy/cloudfront-headers.json'),
  };
}

test('the policy carries the hash of every inline script of the build and of no data', async () => {
  build({
    'index.html': '<script>home()</script><script type="application/ld+json">{}</script>',
    'a/index.html': '<script>other()</script>',
  });
  const { headers, nginx, cloudfront } = await adapt();
  for (const text of [headers, nginx, cloudfront]) {
    expect(text.match(/'sha256-[^']+'/g)).toEqual([`'${scriptHash('other()')}'`, `'${scriptHash('home()')}'`]);
  }
});

test('files of this build are kept by name, files of an older one are not', async () => {
  build({ 'index.html': '' });
  const { headers } = await adapt();
  expect(headers).toContain(`\n${hashedScript}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  expect(headers).toContain(`\n${hashedFont}\n`);
  expect(headers).not.toContain('/old-');
});

test('redirects that were made in Gatsby reach every host', async () => {
  build({ 'index.html': '' });
  const { redirects, nginx } = await adapt();
  expect(redirects).toBe('/work /our-work/ 301\n/work/ /our-work/ 301\n');
  expect(nginx).toContain('return 301 "/our-work/$is_args$args";');
});

test('the hosts of configured services reach every host', async () => {
  build({ 'index.html': '' });
  for (const text of Object.values(await adapt(allServices)).filter((file) => file.includes('script-src'))) {
    expect(text).toContain('https://cdn.segment.com');
  }
});

test('configuration for servers is not published', async () => {
  build({ 'index.html': '' });
  await adapt();
  expect(existsSync(join(folder, 'public/nginx.conf'))).toBe(false);
});

test('scripts that differ on each page are reported', async () => {
  build({
    'a/index.html': '<script>window.pagePath="/a/";/* long enough */</script>',
    'index.html': '<script>window.pagePath="/";/* long enough */</script>',
  });
  await adapt();
  expect(warn).not.toHaveBeenCalled();
  build({
    'a/index.html': '<script>/*<![CDATA[*/window.pagePath="/a/";</script>',
    'index.html': '<script>/*<![CDATA[*/window.pagePath="/";</script>',
  });
  await adapt();
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/a/index.html'));
});

test('Gatsby warns of settings that these files do not cover', () => {
  const config = hostFilesAdapter({ settings: noServices }).config?.({} as Context);
  expect(config).toEqual({ supports: { pathPrefix: false, trailingSlash: ['always'] } });
});
