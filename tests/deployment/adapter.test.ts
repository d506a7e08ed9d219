/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { type AdapterOptions, hostFilesAdapter } from '../../src/deployment/adapter';
import { scriptHash } from '../../src/deployment/script-hashes';
import type { SiteScript } from '../../src/platform/site-scripts';
import { allServices, hashedFont, hashedScript, noServices } from './sample-site';

type Context = Parameters<IAdapter['adapt']>[0];

let folder: string;
const warn = jest.fn();

beforeEach(() => {
  warn.mockReset();
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
  // What Gatsby makes of `partytownProxiedURLs`.
  { type: 'redirect', path: '/__third-party-proxy?url=https%3A%2F%2Fa.example%2F1.js', toPath: 'https://a.example/1.js', status: 200 },
];

async function adapt(settings: AdapterOptions['settings'] = noServices, wantedScripts: readonly SiteScript[] = []) {
  const adapter = hostFilesAdapter({ settings, folder, wantedScripts });
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

/** The editor's own policy allows frames of the site, for its preview. */
const withoutEditor = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes("'unsafe-eval'"))
    .join('\n');

describe('scripts of other parties', () => {
  const wanted = [
    { src: 'https://a.example/1.js', offMainThread: true },
    { src: 'https://b.example/2.js', offMainThread: false },
  ];
  const proxied = { ...noServices, thirdPartyProxy: true };
  const partytown = { '~partytown/partytown-sw.js': '', '~partytown/debug/partytown.js': '' };

  test('without one nothing in any file speaks of them, whatever the host can do, and Partytown is not published', async () => {
    build({ 'index.html': '', ...partytown });
    const files = await adapt();
    expect(withoutEditor(Object.values(files).join())).not.toMatch(/third-party|third_party|proxy|frame-src/);
    expect(await adapt(proxied, [])).toEqual(files);
    expect(existsSync(join(folder, 'public/~partytown'))).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  test('where the host passes none through, one line says so, and all are loaded from their own hosts', async () => {
    build({ 'index.html': '', ...partytown });
    const { headers, redirects, nginx } = await adapt(noServices, wanted);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Loaded on the main thread.* https:\/\/a\.example\/1\.js\. .*THIRD_PARTY_PROXY/)],
    ]);
    expect(headers).toMatch(/script-src 'self' https:\/\/a\.example https:\/\/b\.example;/);
    expect(withoutEditor([redirects, nginx, headers].join())).not.toMatch(/third-party-proxy|frame-src/);
    expect(existsSync(join(folder, 'public/~partytown'))).toBe(false);
  });

  test('where it does, only what asked for it comes through the host, and Partytown may have its frame', async () => {
    build({ 'index.html': '', ...partytown });
    const { headers, redirects, nginx } = await adapt(proxied, wanted);
    expect(warn).not.toHaveBeenCalled();
    expect(headers).toMatch(/script-src 'self' https:\/\/b\.example;.* frame-src 'self';/);
    expect(redirects.match(/^\/__third-party-proxy.*$/gm)).toEqual([
      '/__third-party-proxy url=https://a.example/1.js https://a.example/1.js 200',
    ]);
    expect(nginx.match(/proxy_pass "[^"]+"/g)).toEqual(['proxy_pass "https://a.example/1.js"']);
    expect(existsSync(join(folder, 'public/~partytown/partytown-sw.js'))).toBe(true);
    expect(existsSync(join(folder, 'public/~partytown/debug'))).toBe(false);
  });
});

test('Gatsby warns of settings that these files do not cover', () => {
  const config = hostFilesAdapter({ settings: noServices }).config?.({} as Context);
  expect(config).toEqual({ supports: { pathPrefix: false, trailingSlash: ['always'] } });
});
