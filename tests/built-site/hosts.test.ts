import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '../../src/build/hosts/paths-in';
import { classOf, immutable, mustRevalidate, type PathPolicy, responseHeaders } from '../../src/build/hosts/response-table';
import { deployPlan, publishedFiles } from '../../src/commands/deploy/deploy-plan';
import { hostHeaders } from '../../src/commands/serve/host-rules';
import { contentTypeOf } from '../../src/contract/media-types';
import { netlifyHeaders } from '../build/hosts/netlify-rules';
import { ask, type Nginx, startNginx } from '../build/hosts/nginx-process';
import { lowerCased } from '../build/hosts/sample-site';
import { addedHeaders, storedHeaders } from '../commands/deploy/store-model';
import { root } from './built-pages';
import { hasBlog } from './content-in-force';

const generated = (name: string) => readFileSync(join('.deploy', name), 'utf8');
const policies = JSON.parse(generated('policies.json')) as PathPolicy[];
const rules = readFileSync(join(root, '_headers'), 'utf8');
const files = publishedFiles(pathsIn(root));

/** The path a host serves a file at. */
const addressOf = (file: string) => file.replace(/\/index\.html$/, '/');
const statusOf = (file: string) => Number(/^(?:\/[\w-]+)?\/(404|500)\.html$/.exec(file)?.[1] ?? 200);
const expectedFor = (file: string) => lowerCased(responseHeaders(addressOf(file), statusOf(file), policies));
const withType = (file: string) => ({ ...expectedFor(file), 'content-type': contentTypeOf(file) });

/** Headers that a host adds to the table's: about the connection and the file itself. */
const ownOfNginx = ['server', 'date', 'content-length', 'last-modified', 'connection', 'keep-alive', 'etag', 'accept-ranges', 'vary'];

const wrong = (expected: (file: string) => object, found: (file: string) => object) =>
  files.filter((file) => JSON.stringify(sorted(expected(file))) !== JSON.stringify(sorted(found(file))));
const sorted = (headers: object) => Object.entries(headers).sort(([a], [b]) => a.localeCompare(b));

test('the build has files of every response class', () => {
  expect([...new Set(files.map((file) => classOf(addressOf(file)).name))].sort()).toEqual(['data', 'document', 'hashed', 'worker']);
});

test.each([
  ['Cloudflare Pages', hostHeaders],
  ['Netlify', netlifyHeaders],
])('on %s, every published file has exactly the headers of the response table', (_, headersOf) => {
  expect(wrong(expectedFor, (file) => headersOf(rules, addressOf(file)))).toEqual([]);
});

test('in an object store behind CloudFront, every published file has exactly the headers of the response table', () => {
  const commands = deployPlan(files, [], [], { bucket: 'site', stateBucket: 'site', headers: [] }).flatMap((step) => step.commands);
  const [site, editor] = ['cloudfront-headers.json', 'cloudfront-editor-headers.json'].map((name) => addedHeaders(generated(name)));
  const behavior = (file: string) => (file.startsWith('/admin/') ? editor : site);
  expect(wrong(withType, (file) => lowerCased({ ...storedHeaders(commands, file), ...behavior(file) }))).toEqual([]);
});

describe('on a real nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx({ maps: generated('nginx-maps.conf'), site: generated('nginx-site.conf') }, root);
  });
  afterAll(() => nginx?.stop());

  test('every published file has exactly the headers of the response table', async () => {
    const found = new Map<string, object>();
    for (const file of files) {
      const { status, headers } = await ask(nginx.origin, encodeURI(addressOf(file)), {}, 'HEAD');
      const own = Object.entries(headers).filter(([name]) => !ownOfNginx.includes(name));
      found.set(file, { status, ...Object.fromEntries(own) });
    }
    expect(
      wrong(
        (file) => ({ status: statusOf(file), ...withType(file) }),
        (file) => found.get(file) ?? {},
      ),
    ).toEqual([]);
  }, 60_000);
});

/** What only some content makes: a feed of posts, and pictures in AVIF from photographs. */
const rowsOfSomeContent = [
  ...(hasBlog ? [['/feed.xml', mustRevalidate] as const] : []),
  ...(files.some((file) => file.endsWith('.avif')) ? [[/^\/static\/.+\.avif$/, immutable] as const] : []),
];

test.each<readonly [string | RegExp, string]>([
  ['/index.html', mustRevalidate],
  ['/404.html', mustRevalidate],
  ['/500.html', mustRevalidate],
  ['/offline.html', mustRevalidate],
  ['/sitemap-index.xml', mustRevalidate],
  ['/robots.txt', mustRevalidate],
  ['/sw.js', mustRevalidate],
  [/^\/styles-.+\.css$/, immutable],
  [/^\/fonts\/.+\.woff2$/, immutable],
  ...rowsOfSomeContent,
  [/^\/(app|framework|component---.+)-[0-9a-f]+\.js$/, immutable],
])('%s exists and has the Cache-Control header %s', (name, cacheControl) => {
  const found = files.filter((file) => (typeof name === 'string' ? file === name : name.test(file)));
  expect(found).not.toEqual([]);
  expect([...new Set(found.map((file) => expectedFor(file)['cache-control']))]).toEqual([cacheControl]);
});

test('a missing script or stylesheet is never cached as immutable', () => {
  const missing = [
    '/app-ffffffffffffffffffff.js',
    '/component---src-pages-x-tsx-ffffffffffffffffffff.js',
    '/styles-ffffffffffffffffffff.css',
  ];
  for (const headersOf of [hostHeaders, netlifyHeaders])
    expect(missing.map((path) => headersOf(rules, path)['cache-control'])).toEqual(missing.map(() => mustRevalidate));
});
