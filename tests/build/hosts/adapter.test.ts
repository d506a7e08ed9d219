/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IAdapter } from 'gatsby';
import { type AdapterOptions, hostFilesAdapter } from '../../../src/build/hosts/adapter';
import { scriptHash } from '../../../src/build/hosts/script-hashes';
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

const { hashGuard, start } = inlineScripts;

test('the policy carries the hashes of the site’s inline scripts and of no data', async () => {
  build({
    'index.html': `<script>${hashGuard}</script><script type="application/ld+json">{}</script>`,
    'a/index.html': `<script>${start}</script>`,
  });
  const { headers, nginx, cloudfront } = await adapt();
  const expected = [hashGuard, start].map((text) => `'${scriptHash(text)}'`).sort();
  for (const text of [headers, nginx, cloudfront]) expect(text.match(/'sha256-[^']+'/g)).toEqual(expected);
});

test('an inline script that the site does not know stops the build', async () => {
  build({ 'index.html': `<script>${hashGuard}</script>`, 'a/index.html': '<svg><script>steal()</script></svg>' });
  await expect(adapt()).rejects.toThrow('/a/index.html carries an inline script that the site does not know: "steal()"');
});

test('files of this build are kept by name, scripts of an earlier one are removed', async () => {
  build({ 'index.html': '', 'old-ffffffffffffffffffff.js': '', [hashedScript.slice(1)]: '', 'sw.js': '' });
  const { headers } = await adapt();
  expect(headers).toContain(`\n${hashedScript}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`);
  expect(headers).toContain(`\n${hashedFont}\n`);
  expect(headers).not.toContain('/old-');
  const left = ['old-ffffffffffffffffffff.js', hashedScript, 'sw.js'].map((name) => existsSync(join(folder, 'public', name)));
  expect(left).toEqual([false, true, true]);
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

test('with an error service browsers are told on every host where to report, without one on none', async () => {
  build({ 'index.html': '' });
  const address = 'https://o1.ingest.sentry.io/api/2/security/';
  for (const text of Object.values(await adapt(allServices)).filter((file) => file.includes('script-src'))) {
    expect(text).toContain('Reporting-Endpoints');
    expect(text).toContain(`report-to violations; report-uri ${address}`);
  }
  expect(Object.values(await adapt()).join()).not.toMatch(/report/i);
});

test('what is not production is hidden from search engines on every host', async () => {
  build({ 'index.html': '' });
  const { headers, nginx, cloudfront } = await adapt({ ...noServices, environment: 'staging' });
  for (const text of [headers, nginx, cloudfront]) expect(text).toMatch(/X-Robots-Tag.*[\s\S]{0,30}noindex/);
  expect(Object.values(await adapt()).join()).not.toContain('noindex');
});

test('the editor has its own policy where it is connected, and no policy allows its scripts where it is not', async () => {
  build({ 'index.html': '' });
  const editor = { backend: 'github', repository: 'owner/name', branch: 'main', authUrl: undefined } as const;
  const connected = await adapt({ ...noServices, editor });
  for (const text of [connected.headers, connected.nginx]) expect(text).toContain("'unsafe-eval'");
  expect(Object.values(await adapt()).join()).not.toContain("'unsafe-eval'");
});

test('configuration for servers is not published', async () => {
  build({ 'index.html': '' });
  await adapt();
  expect(existsSync(join(folder, 'public/nginx-site.conf'))).toBe(false);
});

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
    expect(Object.values(files).join()).not.toMatch(/third-party|third_party|proxy|frame-src/);
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
    expect([redirects, nginx, headers].join()).not.toMatch(/third-party-proxy|frame-src/);
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
  const config = hostFilesAdapter({ settings: noServices, scripts: scriptsOf(noServices) }).config?.({} as Context);
  expect(config).toEqual({ supports: { pathPrefix: false, trailingSlash: ['always'] } });
});
