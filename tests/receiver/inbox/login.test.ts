import { oneTimeLogins } from '../../../src/receiver/inbox/one-time-logins';
import { sessionMs } from '../../../src/receiver/inbox/session';
import { marketerOn, mountedInbox, origin, token } from './marketer';
import { memoryStore } from './memory-store';
import { noon, storedLead } from './sample-leads';

const store = memoryStore([storedLead('abc', 1)]);

test.each(['/inbox/', '/inbox/leads/abc/', '/inbox/leads.csv', '/inbox/chart/', '/inbox/erase/', '/inbox/nothing/', '/inbox'])(
  '%s redirects anyone who is not logged in to the login page and reveals nothing about a lead',
  async (path) => {
    const { page, text } = await marketerOn(mountedInbox({ store })).open(path);
    expect(page('h1').text()).toBe('Log in');
    expect(text).not.toContain('Person abc');
  },
);

test('the token opens the page that was asked for', async () => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.open('/inbox/leads/abc/?view=spam');
  const { path, page } = await marketer.press('Log in', { token: ` ${token}\n` });
  expect(path).toBe('/inbox/leads/abc/?view=spam');
  expect(page('h1').text()).toBe('Person abc');
});

test('the token opens the list with the filters that were asked for', async () => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.open('/inbox/?view=spam&search=person');
  expect((await marketer.press('Log in', { token })).path).toBe('/inbox/?view=spam&search=person');
});

test('the message for a rejected form names blocked cookies as a possible cause', async () => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.open('/inbox/login/');
  marketer.cookies.clear();
  const { status, text } = await marketer.press('Log in', { token });
  expect(status).toBe(403);
  expect(text).toContain('cookies');
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/inbox/',
  '/\\elsewhere.example',
  '/inbox/../../x',
  'javascript:alert(1)',
  '/leads',
])('the login does not lead to %s', async (after) => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.open(`/inbox/login/?after=${encodeURIComponent(after)}`);
  expect((await marketer.press('Log in', { token })).path).toBe('/inbox/');
});

test.each(['', 'wrong', `${token}x`, token.slice(1), token.toUpperCase()])('the token %j is refused', async (wrong) => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.open('/inbox/login/');
  const { status, page } = await marketer.press('Log in', { token: wrong });
  expect(status).toBe(403);
  expect(page('[role=alert]').text()).toContain('not the token');
  expect((await marketer.open('/inbox/')).page('h1').text()).toBe('Log in');
});

test('an inbox without a token does not start', () => {
  expect(() => mountedInbox({ token: '' })).toThrow('needs a token');
});

test('the cookie of the session is out of reach for scripts and, on https, for eavesdroppers', async () => {
  const cookieOf = async (address: string, headers = {}, url?: string) =>
    (await mountedInbox({ url }).request(address, { headers })).headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('inbox_session='));
  const direct = await cookieOf(`${origin}/inbox/login/`);
  expect(direct).toMatch(/; HttpOnly/);
  expect(direct).toMatch(/; SameSite=Lax/);
  expect(direct).toMatch(/; Path=\/inbox\//);
  expect(direct).toMatch(/; Secure/);
  expect(await cookieOf('http://127.0.0.1:4910/inbox/login/', { 'x-forwarded-proto': 'https' })).toMatch(/; Secure/);
  expect(await cookieOf('http://127.0.0.1:4910/inbox/login/', { 'x-forwarded-proto': 'https, http' })).toMatch(/; Secure/);
  expect(await cookieOf('http://127.0.0.1:4910/inbox/login/', {}, 'https://leads.example.com')).toMatch(/; Secure/);
  expect(await cookieOf('http://127.0.0.1:4910/inbox/login/')).not.toMatch(/; Secure/);
});

test('a session ends after its time', async () => {
  let time = noon;
  const marketer = marketerOn(mountedInbox({ store, now: () => time }));
  await marketer.logIn();
  time += sessionMs - 1;
  expect((await marketer.open('/inbox/')).page('h1').text()).toBe('Leads');
  time += 1;
  expect((await marketer.open('/inbox/')).page('h1').text()).toBe('Log in');
});

test('a new token ends all sessions, a restart with the same one does not', async () => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.logIn();
  const [[, session = ''] = []] = [...marketer.cookies].filter(([name]) => name === 'inbox_session');
  const headingFor = async (other: string) => {
    const visitor = marketerOn(mountedInbox({ store, token: other }));
    visitor.cookies.set('inbox_session', session);
    return (await visitor.open('/inbox/')).page('h1').text();
  };
  expect(await headingFor('another token')).toBe('Log in');
  expect(await headingFor(token)).toBe('Leads');
});

test('a session cannot be promoted or prolonged by changing its cookie', async () => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.open('/inbox/login/');
  const anonymous = marketer.cookies.get('inbox_session') ?? '';
  const [id, expiresAt, , signature] = anonymous.split('.');
  for (const forged of [
    `${id}.${expiresAt}.in.${signature}`,
    `${id}.${Number(expiresAt) + 1}.in.${signature}`,
    `${id}.${expiresAt}.in`,
    'in',
    '...in.',
  ]) {
    marketer.cookies.set('inbox_session', forged);
    expect((await marketer.open('/inbox/')).page('h1').text()).toBe('Log in');
  }
});

test('logging out ends the session, also for a copy of its cookie', async () => {
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.logIn();
  const copy = marketer.cookies.get('inbox_session') ?? '';
  expect((await marketer.press('Log out')).page('.notice').text()).toContain('logged out');
  marketer.cookies.set('inbox_session', copy);
  expect((await marketer.open('/inbox/')).page('h1').text()).toBe('Log in');
});

describe('the limit of attempts', () => {
  const attempt = async (marketer: ReturnType<typeof marketerOn>, wish: string) => {
    await marketer.open('/inbox/login/');
    return marketer.press('Log in', { token: wish });
  };

  test('refuses the sixth in a quarter of an hour, even with the right token, and says when to come back', async () => {
    let time = noon;
    const marketer = marketerOn(mountedInbox({ store, now: () => time }));
    for (const wrong of ['1', '2', '3', '4', '5']) expect((await attempt(marketer, wrong)).status).toBe(403);
    time += 60_000;
    const refused = await attempt(marketer, token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('840');
    expect(refused.page('[role=alert]').text()).toContain('Too many attempts');
    time += 840_000;
    expect((await attempt(marketer, token)).page('h1').text()).toBe('Leads');
  });

  test('holds for each client alone, and forgets a client who logged in', async () => {
    const clients = ['a', 'a', 'a', 'a', 'a', 'b', 'b'];
    const next = { client: '' };
    const marketer = marketerOn(mountedInbox({ store, clientOf: () => next.client }));
    for (const client of clients) {
      next.client = client;
      expect((await attempt(marketer, 'wrong')).status).toBe(403);
    }
    expect((await attempt(marketer, token)).page('h1').text()).toBe('Leads');
    await marketer.press('Log out');
    for (const _ of [1, 2, 3, 4, 5]) expect((await attempt(marketer, 'wrong')).status).toBe(403);
  });
});

describe('a link that logs in once', () => {
  test('opens the inbox, and nothing the second time', async () => {
    const logins = oneTimeLogins();
    const app = mountedInbox({ store, oneTimeLogins: logins });
    const path = logins.createPath(noon);
    expect(path).toMatch(/^\/inbox\/enter\/\?once=[\w-]{32}$/);
    expect(await marketerOn(app).open(path)).toMatchObject({ status: 200, path: '/inbox/' });
    const again = await marketerOn(app).open(path);
    expect(again.status).toBe(403);
    expect(again.page('[role=alert]').text()).toContain('already been used');
  });

  test('is not used up by a scanner or a prefetch', async () => {
    const logins = oneTimeLogins();
    const app = mountedInbox({ store, oneTimeLogins: logins });
    const path = logins.createPath(noon);
    await app.request(path, { method: 'HEAD' });
    await app.request(path, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect((await marketerOn(app).open(path)).page('h1').text()).toBe('Leads');
  });

  test('is valid for a day', async () => {
    const logins = oneTimeLogins();
    const app = mountedInbox({ store, oneTimeLogins: logins });
    expect((await marketerOn(app).open(logins.createPath(noon - 24 * 3_600_000))).status).toBe(403);
  });

  test('keeps nobody from logging in if another site requests false links in their name', async () => {
    const marketer = marketerOn(mountedInbox({ store }));
    for (const _ of [1, 2, 3, 4, 5, 6]) expect((await marketer.open('/inbox/enter/?once=false')).status).toBe(403);
    await marketer.logIn();
    expect((await marketer.open('/inbox/')).page('h1').text()).toBe('Leads');
  });
});
