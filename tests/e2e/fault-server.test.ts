import { type FaultServer, startFaultServer } from '../../e2e/servers/fault-server';
import { hashedScript, sampleFiles, writeSite } from '../build/hosts/sample-site';

const site = writeSite();
const next = writeSite({ ...sampleFiles, '/index.html': '<h1>The next build</h1>' });
const data = '/page-data/app-data.json';
let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer(site.root);
});
beforeEach(() => {
  server.mend();
  server.serve(site.root);
  server.forgetRequests();
});
afterAll(async () => {
  await server.close();
  site.remove();
  next.remove();
});

const get = (path: string, init: RequestInit = {}) => fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });
const statuses = async (path: string, count: number) => {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await get(path)).status);
  return found;
};

test('without a fault, the server responds like the host, including headers', async () => {
  const response = await get('/about-us/');
  expect([response.status, response.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
  expect((await get('/nowhere/')).status).toBe(404);
});

test('a status fault affects every request for its path, and no other path', async () => {
  server.inject({ path: data, status: 503 });
  expect(await statuses(data, 4)).toEqual([503, 503, 503, 503]);
  expect((await get('/slice-data/footer.json')).status).toBe(200);
});

test('a status fault with a count ends after that many requests', async () => {
  const fault = server.inject({ path: data, status: 503, times: 2 });
  expect(await statuses(data, 3)).toEqual([503, 503, 200]);
  expect(fault.hits()).toBe(2);
});

test('a 404 fault responds with the host’s error page, as in production', async () => {
  server.inject({ path: data, status: 404 });
  const response = await get(data);
  expect([response.status, response.headers.get('content-type'), (await response.text()).includes('Page not found')]).toEqual([
    404,
    'text/html; charset=utf-8',
    true,
  ]);
});

test('a body fault replaces the body and the content type', async () => {
  server.inject({ path: data, body: '<h1>Maintenance</h1>', contentType: 'text/html' });
  const response = await get(data);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/html',
    '<h1>Maintenance</h1>',
  ]);
});

test('a regular expression matches the path with its query', async () => {
  server.inject({ path: /^\/page-data\/.*\?utm/, status: 500 });
  expect([(await get(data)).status, (await get(`${data}?utm_id=1`)).status]).toEqual([200, 500]);
});

test('a delay fault delays the response', async () => {
  server.inject({ path: data, delayMs: 150 });
  const begun = Date.now();
  expect((await get(data)).status).toBe(200);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(145);
});

test('a hang fault never responds', async () => {
  server.inject({ path: data, hang: true });
  await expect(get(data, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/abort|timeout/i);
});

test('a reset fault drops the connection', async () => {
  server.inject({ path: data, reset: true });
  await expect(get(data)).rejects.toThrow('fetch failed');
});

test('a truncation fault sends a shortened file as a complete response', async () => {
  server.inject({ path: hashedScript, truncateTo: 20 });
  expect(await (await get(hashedScript)).text()).toBe((sampleFiles[hashedScript] ?? '').slice(0, 20));
});

test('a break-off fault aborts the response in the middle of its body', async () => {
  server.inject({ path: hashedScript, breakOffAfter: 5 });
  const response = await get(hashedScript);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('a faulty response ignores If-None-Match and has no ETag', async () => {
  const etag = (await get(data)).headers.get('etag') ?? '';
  server.inject({ path: data, body: 'broken' });
  const broken = await get(data, { headers: { 'if-none-match': etag } });
  expect([broken.status, broken.headers.get('etag')]).toEqual([200, null]);
});

test('a later fault takes precedence and can be lifted on its own', async () => {
  server.inject({ path: data, status: 500 });
  const later = server.inject({ path: data, status: 503 });
  expect((await get(data)).status).toBe(503);
  later.lift();
  expect((await get(data)).status).toBe(500);
  server.mend();
  expect((await get(data)).status).toBe(200);
});

test('the server can switch to another build while running', async () => {
  expect(await (await get('/')).text()).toContain('Home');
  server.serve(next.root);
  expect(await (await get('/')).text()).toContain('The next build');
});

test('requests are recorded in order', async () => {
  await get('/about-us/?a=1');
  await get(data, { method: 'HEAD' });
  expect(server.requests).toEqual([
    { method: 'GET', url: '/about-us/?a=1' },
    { method: 'HEAD', url: data },
  ]);
});
