import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hostFiles } from '../../../src/build/hosts/host-files';
import type { SiteScript } from '../../../src/contract/site-scripts';

export const noServices = {
  gtmId: undefined,
  segmentWriteKey: undefined,
  sentryDsn: undefined,
  codeVersion: undefined,
  environment: 'production',
  leadsEndpoint: undefined,
  editor: undefined,
};
export const allServices = {
  gtmId: 'GTM-ABC1234',
  segmentWriteKey: 'abcdefghij1234567890',
  codeVersion: undefined,
  environment: 'production',
  sentryDsn: 'https://key@o1.ingest.sentry.io/2',
  leadsEndpoint: 'https://leads.agency.example/v1/leads?site=1',
  editor: undefined,
};

export const hashedScript = '/app-0123456789abcdef0123.js';
export const hashedFont = '/static/text-0123456789abcdef0123456789abcdef.woff2';
export const picture = '/static/pictures/hero-0123456789-480.avif';

/** The inline script of the sample pages. */
const startScript = 'window.started = true;';

const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><script type="application/ld+json">{"name":"${title}"}</script></head>` +
  `<body><h1>${title}</h1>${'<p>words</p>'.repeat(200)}<script>${startScript}</script><script src="${hashedScript}" async></script></body></html>`;

export const sampleRedirects = [
  { from: '/work/', to: '/services/' },
  { from: '/call/', to: '/about-us/#call' },
  { from: '/サービス/', to: '/services/' },
  { from: '/old%20page.html', to: '/about-us/' },
];

/** A small site as built, by path. */
export const sampleFiles: Readonly<Record<string, string>> = {
  '/index.html': page('Home'),
  '/about-us/index.html': page('About us'),
  '/services/index.html': page('Services'),
  '/404.html': page('Page not found'),
  '/500.html': page('Server error'),
  '/offline.html': page('Offline'),
  '/robots.txt': 'User-agent: *\n',
  '/sitemap-index.xml': '<urlset/>',
  '/page-data/index/page-data.json': '{"path":"/"}',
  '/page-data/app-data.json': '{"webpackCompilationHash":"1"}',
  '/slice-data/footer.json': '{}',
  '/chunk-map.json': '{}',
  '/manifest.webmanifest': '{}',
  '/sw.js': 'self.skipWaiting();',
  '/~partytown/partytown.js': 'void 0;',
  '/webpack.stats.json': '{}',
  [hashedScript]: `console.log("${'x'.repeat(2000)}");`,
  '/app-0123456789abcdef0123.js.map': '{}',
  [hashedFont]: 'font',
  [picture]: 'picture',
};

/** Writes files to a new temporary folder, along with their `_headers` and `_redirects`. */
export function writeSite(files: Readonly<Record<string, string>> = sampleFiles, siteScripts: readonly SiteScript[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const pages = Object.entries(files).flatMap(([path, html]) => (path.endsWith('.html') ? [{ path, html }] : []));
  const hashedFiles = [hashedScript, hashedFont, picture];
  const made = hostFiles({
    pages,
    knownScripts: new Set([startScript]),
    hashedFiles,
    redirects: sampleRedirects,
    settings: noServices,
    siteScripts,
  });
  for (const [path, text] of Object.entries({ ...files, ...prefixed(made.published) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, made, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const prefixed = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`/${name}`, text]));

/** Below: paths of every class in the response table, with the status and cache header that a correct host sends. */
export const revalidate = 'public, max-age=0, must-revalidate';
export const keep = 'public, max-age=31536000, immutable';
export const responses: readonly (readonly [path: string, status: number, cacheControl: string])[] = [
  ['/', 200, revalidate],
  ['/about-us/', 200, revalidate],
  ['/404.html', 404, revalidate],
  ['/500.html', 500, revalidate],
  ['/offline.html', 200, revalidate],
  ['/robots.txt', 200, revalidate],
  ['/sitemap-index.xml', 200, revalidate],
  ['/page-data/index/page-data.json', 200, revalidate],
  ['/page-data/index/page-data.json?utm_source=x', 200, revalidate],
  ['/page-data/app-data.json', 200, revalidate],
  ['/slice-data/footer.json', 200, revalidate],
  ['/chunk-map.json', 200, revalidate],
  ['/manifest.webmanifest', 200, revalidate],
  ['/sw.js', 200, revalidate],
  ['/~partytown/partytown.js', 200, revalidate],
  [hashedScript, 200, keep],
  [hashedFont, 200, keep],
  [picture, 200, keep],
  ['/app-ffffffffffffffffffff.js', 404, revalidate],
  ['/static/missing-ffffffffffffffffffffffffffffffff.woff2', 404, revalidate],
  ['/nowhere/', 404, revalidate],
  ['/nowhere', 404, revalidate],
  ['/static/', 404, revalidate],
  ['/_headers', 404, revalidate],
  ['/_redirects', 404, revalidate],
  ['/webpack.stats.json', 404, revalidate],
  ['/app-0123456789abcdef0123.js.map', 404, revalidate],
  ['/.env', 404, revalidate],
];

/** Requests that redirect. */
export const movedAddresses: readonly (readonly [path: string, location: string])[] = [
  ['/about-us', '/about-us/'],
  ['/about-us?utm_source=x', '/about-us/?utm_source=x'],
  ['/work', '/services/'],
  ['/work/', '/services/'],
  ['/work/?utm_source=x&b=%0d%0aX', '/services/?utm_source=x&b=%0d%0aX'],
  ['/%E3%82%B5%E3%83%BC%E3%83%93%E3%82%B9', '/services/'],
  ['/%E3%82%B5%E3%83%BC%E3%83%93%E3%82%B9/?a=1', '/services/?a=1'],
  ['/old%20page.html', '/about-us/'],
  ['/call', '/about-us/#call'],
  ['/call/?a=1', '/about-us/?a=1#call'],
];

/** Headers as HTTP/2 and Node spell them. */
export const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
