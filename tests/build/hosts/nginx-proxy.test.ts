import { type Heard, startScriptHost } from '../../../e2e/script-host';
import type { LocalServer } from '../../../src/commands/serve/local-server';
import { startSiteServer } from '../../../src/commands/serve/site-server';
import { proxyPath } from '../../../src/contract/site-scripts';
import { ask, type Nginx, type Received, startNginx } from './nginx-process';
import { writeSite } from './sample-site';

const heard: Heard[] = [];
let party: LocalServer;
let nginx: Nginx;
let local: LocalServer;
let site: ReturnType<typeof writeSite>;
const secret = 'q=a%20b&v=1.2';

beforeAll(async () => {
  party = await startScriptHost(0, (request) => heard.push(request));
  const addresses = ['/worker.js', '/hostile.js', `/page.js?${secret}`].map((path) => party.origin + path);
  site = writeSite(
    undefined,
    addresses.map((src) => ({ src, offMainThread: true })),
  );
  nginx = await startNginx({ maps: site.made.kept['nginx-maps.conf'], site: site.made.kept['nginx-site.conf'] }, site.root);
  local = await startSiteServer({ root: site.root, port: 0 });
});
afterAll(async () => {
  await Promise.all([nginx?.stop(), local?.close(), party?.close()]);
  site.remove();
});
beforeEach(() => {
  heard.length = 0;
});

const through = (path: string) => `${proxyPath}?url=${encodeURIComponent(party.origin + path)}`;
const visitor = {
  cookie: 'session=secret',
  referer: 'https://www.agency.example/contact-us/?email=a@b.example',
  authorization: 'Basic c2VjcmV0',
  'user-agent': 'A visitor',
  'x-forwarded-for': '192.0.2.1',
};

const asked = (path: string, method = 'GET'): Promise<Received> => ask(nginx.origin, path, visitor, method);

test('proxies a configured script with its content type and cache headers', async () => {
  const { status, headers, body } = await asked(through('/worker.js'));
  expect([status, headers['content-type'], headers['cache-control'], headers.etag]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=600',
    '"1"',
  ]);
  expect(body).toContain("window.ranHere = 'worker'");
});

test('the third party gets only the script request: no visitor headers, no page, no proxy query', async () => {
  await asked(through('/worker.js'));
  await asked(through(`/page.js?${secret}`));
  expect(heard.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/worker.js'],
    ['GET', `/page.js?${secret}`],
  ]);
  for (const { headers } of heard) expect(headers).toEqual({ host: new URL(party.origin).host });
});

test('drops third-party response headers that would act in the site’s name', async () => {
  const { status, headers, body } = await asked(through('/hostile.js'));
  expect([status, body.includes("window.ranHere = 'hostile'")]).toEqual([200, true]);
  const unheard = [
    'set-cookie',
    'clear-site-data',
    'service-worker-allowed',
    'location',
    'access-control-allow-origin',
    'x-accel-redirect',
  ];
  for (const name of unheard) expect(headers).not.toHaveProperty(name);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

const refused: readonly [what: string, query: (origin: string) => string][] = [
  ['another host', () => `?url=${encodeURIComponent('https://evil.example/worker.js')}`],
  ['another path of the same host', (origin) => `?url=${encodeURIComponent(`${origin}/heard`)}`],
  ['another query', (origin) => `?url=${encodeURIComponent(`${origin}/worker.js?a=1`)}`],
  ['a truncated query', (origin) => `?url=${encodeURIComponent(`${origin}/page.js`)}`],
  ['a path in another case', (origin) => `?url=${encodeURIComponent(`${origin}/WORKER.js`)}`],
  ['a character in place of a dot', (origin) => `?url=${encodeURIComponent(`${origin}/workerxjs`)}`],
  ['a path traversal', (origin) => `?url=${encodeURIComponent(`${origin}/worker.js/../heard`)}`],
  ['a URL with a user name', (origin) => `?url=${encodeURIComponent(origin.replace('//', '//a@'))}%2Fworker.js`],
  ['a second URL after it', (origin) => `?url=${encodeURIComponent(`${origin}/worker.js`)}&url=https%3A%2F%2Fevil.example`],
  ['a second URL before it', (origin) => `?url=https%3A%2F%2Fevil.example&url=${encodeURIComponent(`${origin}/worker.js`)}`],
  ['another parameter', (origin) => `?url=${encodeURIComponent(`${origin}/worker.js`)}&a=1`],
  ['the parameter name in another case', (origin) => `?URL=${encodeURIComponent(`${origin}/worker.js`)}`],
  ['a URL encoded twice', (origin) => `?url=${encodeURIComponent(encodeURIComponent(`${origin}/worker.js`))}`],
  ['an encoded letter', (origin) => `?url=${encodeURIComponent(`${origin}/worker.js`).replace('worker', '%77orker')}`],
  ['an unencoded URL', (origin) => `?url=${origin}/worker.js`],
  ['a line break', (origin) => `?url=${encodeURIComponent(`${origin}/worker.js`)}%0d%0aHost:evil`],
  ['an empty URL', () => '?url='],
  ['no query', () => ''],
  ['the internal nginx location', () => '/0'],
  ['the internal nginx location with a query', (origin) => `/0?url=${encodeURIComponent(`${origin}/worker.js`)}`],
];

test.each(refused)('%s returns 404 without a request to the third party', async (_, query) => {
  expect((await asked(proxyPath + query(party.origin))).status).toBe(404);
  expect(heard).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is rejected without a request to the third party', async (method) => {
  expect((await asked(through('/worker.js'), method)).status).toBeGreaterThanOrEqual(400);
  expect(heard).toEqual([]);
});

test('the local server proxies only the scripts that have a line in _redirects', async () => {
  const statuses = ['/worker.js', '/hostile.js', `/page.js?${secret}`, '/heard'].map(
    async (path) => (await ask(local.origin, through(path))).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
  expect((await ask(local.origin, through('/worker.js'))).headers['content-type']).toBe('text/javascript; charset=utf-8');
});
