import { load } from 'cheerio';
import { marketerOn, mountedInbox, origin, token } from './marketer';
import { memoryStore } from './memory-store';
import { delivered, storedLead } from './sample-leads';

const form = 'application/x-www-form-urlencoded';

type Values = Record<string, string>;

/** A logged-in browser's cookies and the token of its forms. */
async function loggedIn() {
  const store = memoryStore([storedLead('abc', 1, { forwardings: [delivered] }), storedLead('def', 2)]);
  const app = mountedInbox({ store });
  const marketer = marketerOn(app);
  const { page } = await marketer.logIn();
  const cookie = [...marketer.cookies].map((pair) => pair.join('=')).join('; ');
  return { store, app, cookie, formToken: page('input[name=formToken]').val() as string };
}

/** Posts a form like the logged-in browser. */
const posted = ({ app, cookie }: Awaited<ReturnType<typeof loggedIn>>, path: string, values: Values, headers: Values = { origin }) =>
  app.request(origin + path, {
    method: 'POST',
    headers: { cookie, 'content-type': form, ...headers },
    body: new URLSearchParams(values).toString(),
  });

const actions: [string, Values][] = [
  ['/inbox/leads/abc/forward/', { target: 'all' }],
  ['/inbox/leads/abc/mark/', { status: 'spam' }],
  ['/inbox/leads/abc/erase/', {}],
  ['/inbox/erase/', { email: 'abc@client.example' }],
  ['/inbox/erase/confirmed/', { email: 'abc@client.example' }],
  ['/inbox/logout/', {}],
  ['/inbox/login/', { token }],
];

const otherPages: [string, Values][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another origin, as a modern browser says it', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { origin: 'https://blog.agency.example', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: `${origin}:8443` }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no page at all', {}],
];

describe.each(actions)('%s', (path, values) => {
  test.each(otherPages)('is refused when it comes from %s, even with the token of the form', async (_, headers) => {
    const browser = await loggedIn();
    const before = structuredClone(browser.store.all());
    const response = await posted(browser, path, { ...values, formToken: browser.formToken }, headers);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(browser.store.all()).toEqual(before);
  });

  test.each([
    ['without a token', {}],
    ['with an empty token', { formToken: '' }],
    ['with a wrong token', { formToken: 'x'.repeat(43) }],
  ])('is refused %s', async (_, wrong) => {
    const browser = await loggedIn();
    const before = structuredClone(browser.store.all());
    expect((await posted(browser, path, { ...values, ...wrong })).status).toBe(403);
    expect(browser.store.all()).toEqual(before);
  });

  test('is refused with the token of another session', async () => {
    const browser = await loggedIn();
    const attacker = await marketerOn(browser.app).open('/inbox/login/');
    const before = structuredClone(browser.store.all());
    const formToken = attacker.page('input[name=formToken]').val() as string;
    expect((await posted(browser, path, { ...values, formToken })).status).toBe(403);
    expect(browser.store.all()).toEqual(before);
  });
});

test('the same request from a form of the inbox is accepted, so the requests above were rejected for the stated reason', async () => {
  const browser = await loggedIn();
  const { store, formToken } = browser;
  const request = (headers: Values) => posted(browser, '/inbox/leads/abc/mark/', { status: 'spam', formToken }, headers);
  expect((await request({ origin })).status).toBe(303);
  expect((await request({ 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example' })).status).toBe(303);
  expect((await request({ origin: origin.replace('https:', 'http:') })).status).toBe(303);
  expect(store.all().find(({ lead }) => lead.key === 'abc')?.status).toBe('spam');
});

test('every form that changes something carries the token, and no other form does', async () => {
  const { app, cookie, formToken } = await loggedIn();
  for (const path of ['/inbox/', '/inbox/leads/abc/', '/inbox/leads/abc/erase/', '/inbox/erase/', '/inbox/chart/']) {
    const page = load(await (await app.request(origin + path, { headers: { cookie } })).text());
    for (const element of page('form').toArray()) {
      const isPost = page(element).attr('method') === 'post';
      expect(page(element).find('input[name=formToken]').val()).toBe(isPost ? formToken : undefined);
    }
    expect(page('form[method=post]').length).toBeGreaterThan(0);
  }
});

test('a get request changes nothing', async () => {
  const { store, app, cookie } = await loggedIn();
  const before = structuredClone(store.all());
  for (const [path, values] of actions.filter(([path]) => path !== '/inbox/login/')) {
    await app.request(`${origin}${path}?${new URLSearchParams(values)}`, { headers: { cookie } });
  }
  expect(store.all()).toEqual(before);
  expect((await app.request(`${origin}/inbox/`, { headers: { cookie } })).status).toBe(200);
});

test('a huge body is refused before it is read', async () => {
  const { app, cookie } = await loggedIn();
  const response = await app.request(`${origin}/inbox/erase/`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': form },
    body: `email=${'x'.repeat(100_000)}`,
  });
  expect(response.status).toBe(413);
});
