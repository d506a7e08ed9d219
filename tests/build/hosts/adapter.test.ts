import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { type AdapterOptions, hostFilesAdapter } from '../../../src/build/hosts/adapter';
import { scriptHash } from '../../../src/build/hosts/inline-script-hashes';
import { servicePlugins } from '../../../src/build/settings/service-plugins';
import type { SiteScript } from '../../../src/contract/site-scripts';
import { inlineScripts } from '../../../src/site/document/inline-scripts';
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
  // What Gatsby generates from `partytownProxiedURLs`.
  { type: 'redirect', path: '/__third-party-proxy?url=https%3A%2F%2Fa.example%2F1.js', toPath: 'https://a.example/1.js', status: 200 },
];

const scriptsOf = (settings: AdapterOptions['settings']) => ({ own: Object.values(inlineScripts), plugins: servicePlugins(settings) });

async function adapt(settings: AdapterOptions['settings'] = noServices, wantedScripts: readonly SiteScript[] = []) {
  const adapter = hostFilesAdapter({ settings, scripts: scriptsOf(settings), folder, wantedScripts });
  // Gatsby's context has more than this adapter reads.
  await adapter.adapt({ routesManifest, reporter: { warn } } as unknown as Context);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    headers: read('public/_headers'),
    redirects: read('public/_redirects'),
    nginx: read('.deploy/nginx-maps.conf') + read('.deploy/nginx-site.conf'),
    cloudfront: read('.deploy/cloudfront-headers.json'),
  };
}

const { urlGuard, start } = inlineScripts;

test('the policy has the hashes of the site’s inline scripts, but not of data blocks', async () => {
  build({
    'index.html': `<script>${urlGuard}</script><script type="application/ld+json">{}</script>`,
    'a/index.html': `<script>${start}</script>`,
  });
  const { headers, nginx, cloudfront } = await adapt();
  const expected = [urlGuard, start].map((text) => `'${scriptHash(text)}'`).sort();
  for (const text of [headers, nginx, cloudfront]) expect(text.match(/'sha256-[^']+'/g)).toEqual(expected);
});

test('an unknown inline script stops the build', async () => {
  build({ 'index.html': `<script>${urlGuard}</script>`, 'a/index.html': '<svg><script>steal()</script></svg>' });
  await expect(adapt()).rejects.toThrow('/a/index.html contains an unknown inline script: "steal()"');
});

test('caches this build’s hashed files and removes the scripts of an earlier build', async () => {
  build({ 'index.html': '', 'old-ffffffffffffffffffff.js': '', [hashedScript.slice(1)]: '', 'sw.js': '' });
  const { headers } = await adapt();
  expect(headers).toContain(`\n${hashedScript}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`);
  expect(headers).toContain(`\n${hashedFont}\n`);
  expect(headers).not.toContain('/old-');
  const left = ['old-ffffffffffffffffffff.js', hashedScript, 'sw.js'].map((name) => existsSync(join(folder, 'public', name)));
  expect(left).toEqual([false, true, true]);
});

test('redirects created in Gatsby reach every host', async () => {
  build({ 'index.html': '' });
  const { redirects, nginx } = await adapt();
  expect(redirects).toBe('/work /our-work/ 301\n/work/ /our-work/ 301\n');
  expect(nginx).toContain('return 301 "/our-work/$is_args$args";');
});

test('every host’s policy allows the configured services', async () => {
  build({ 'index.html': '' });
  for (const text of Object.values(await adapt(allServices)).filter((file) => file.includes('script-src'))) {
    expect(text).toContain('https://cdn.segment.com');
  }
});

test('with an error service every host sends its report URL, without one no host does', async () => {
  build({ 'index.html': '' });
  const address = 'https://o1.ingest.sentry.io/api/2/security/';
  for (const text of Object.values(await adapt(allServices)).filter((file) => file.includes('script-src'))) {
    expect(text).toContain('Reporting-Endpoints');
    expect(text).toContain(`report-to violations; report-uri ${address}`);
  }
  expect(Object.values(await adapt()).join()).not.toMatch(/report/i);
});

test('only builds outside production send noindex, on every host', async () => {
  build({ 'index.html': '' });
  const { headers, nginx, cloudfront } = await adapt({ ...noServices, environment: 'staging' });
  for (const text of [headers, nginx, cloudfront]) expect(text).toMatch(/X-Robots-Tag.*[\s\S]{0,30}noindex/);
  expect(Object.values(await adapt()).join()).not.toContain('noindex');
});

test('only a connected editor adds a policy that allows unsafe-eval', async () => {
  build({ 'index.html': '' });
  const editor = { backend: 'github', repository: 'owner/name', branch: 'main', authUrl: undefined } as const;
  const connected = await adapt({ ...noServices, editor });
  for (const text of [connected.headers, connected.nginx]) expect(text).toContain("'unsafe-eval'");
  expect(Object.values(await adapt()).join()).not.toContain("'unsafe-eval'");
});

test('server configuration is not published', async () => {
  build({ 'index.html': '' });
  await adapt();
  expect(existsSync(join(folder, 'public/nginx-site.conf'))).toBe(false);
});

describe('third-party scripts', () => {
  const wanted = [
    { src: 'https://a.example/1.js', offMainThread: true },
    { src: 'https://b.example/2.js', offMainThread: false },
  ];
  const proxied = { ...noServices, thirdPartyProxy: true };
  const partytown = { '~partytown/partytown-sw.js': '', '~partytown/debug/partytown.js': '' };

  test('without a script, no file mentions any, with or without a proxy, and Partytown is not published', async () => {
    build({ 'index.html': '', ...partytown });
    const files = await adapt();
    expect(Object.values(files).join()).not.toMatch(/third-party|third_party|proxy|frame-src/);
    expect(await adapt(proxied, [])).toEqual(files);
    expect(existsSync(join(folder, 'public/~partytown'))).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  test('without a proxy, one warning is logged and all scripts load from their own hosts', async () => {
    build({ 'index.html': '', ...partytown });
    const { headers, redirects, nginx } = await adapt(noServices, wanted);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Loaded on the main thread.* https:\/\/a\.example\/1\.js\. .*THIRD_PARTY_PROXY/)],
    ]);
    expect(headers).toMatch(/script-src 'self' https:\/\/a\.example https:\/\/b\.example;/);
    expect([redirects, nginx, headers].join()).not.toMatch(/third-party-proxy|frame-src/);
    expect(existsSync(join(folder, 'public/~partytown'))).toBe(false);
  });

  test('with a proxy, only off-main-thread scripts are proxied and the policy allows Partytown’s frame', async () => {
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

test('the adapter declares which Gatsby settings it supports', () => {
  const config = hostFilesAdapter({ settings: noServices, scripts: scriptsOf(noServices) }).config?.({} as Context);
  expect(config).toEqual({ supports: { pathPrefix: false, trailingSlash: ['always'] } });
});
