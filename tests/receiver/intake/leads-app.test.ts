import { conformanceFaults } from '../../../src/commands/leads-check';
import { type RunningReceiver, runReceiver } from '../running-receiver';
import { contactLead, keyOf } from '../stored-lead';
import { refusedFormIn } from './refused-form-in';

const site = 'https://www.example.com';
const refusedWords = new Map(['de', 'en', 'es'].map((language) => [language, refusedFormIn(language)]));
let receiver: RunningReceiver;
beforeAll(async () => {
  receiver = await runReceiver({ LEADS_ORIGINS: site, LEADS_TOKEN: 'a token of sixteen'.replaceAll(' ', '-') }, refusedWords);
});
afterAll(() => receiver.close());

let count = 0;
const newKey = () => {
  count += 1;
  return keyOf(`intake ${count}`);
};
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${receiver.origin}/leads`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  });
const postLead = (lead: object, headers = {}) => post(JSON.stringify(lead), headers);
const postForm = (body: string, headers: Record<string, string> = {}) =>
  post(body, { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers });
const newest = async () => (await receiver.store.list({}, { limit: 1 })).leads[0];
const total = async () => (await receiver.store.list({}, { limit: 1 })).total;

test('it fulfills the contract of the README', async () => {
  expect(await conformanceFaults(`${receiver.origin}/leads`, site)).toEqual([]);
});

test('an address with a final slash takes leads too', async () => {
  const body = JSON.stringify(contactLead({ key: newKey() }));
  const response = await fetch(`${receiver.origin}/leads/`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  expect(response.status).toBe(202);
});

test('a lead is stored before its key is confirmed, without what is not part of a lead', async () => {
  const lead = contactLead({ key: newKey() });
  const sent = { ...lead, added: { later: true }, signals: { ...lead.signals, more: 1 } };
  const response = await post(JSON.stringify(sent).replace('"fields":{', '"fields":{"__proto__":"x",'));
  expect([response.status, await response.json()]).toEqual([202, { key: lead.key }]);
  expect((await receiver.store.get(lead.key))?.lead).toEqual(lead);
});

test.each([
  ['code', () => postLead(contactLead({ key: newKey() }), { Origin: site }), /^\{"error":"The message could not be stored: [^"]+"\}$/],
  ['a browser', () => postForm('form=contact&message=Hello', { Origin: site }), /^<!doctype html>/],
])('a lead from %s that cannot be stored is to be sent again later', async (_, send, body) => {
  jest.spyOn(receiver.store, 'put').mockRejectedValueOnce(new Error('disk full'));
  const response = await send();
  const { headers } = response;
  expect([response.status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '30', 'no-store']);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(site);
  expect(await response.text()).toMatch(body);
});

test.each([
  ['consent to one purpose', { version: '3f9a', date: '2026-11-22T10:00:00.000Z', purposes: ['marketing'] }, undefined],
  ['declined', { version: '3f9a', date: '2026-11-22T10:00:00.000Z', purposes: [] }, undefined],
  ['no answer', null, undefined],
  ['a page of an earlier build', undefined, null],
  ['an unknown purpose', { version: '3f9a', date: '2026-11-22T10:00:00.000Z', purposes: ['resale'] }, null],
  ['a damaged record', 'yes', null],
])('a lead is stored with its privacy choice: %s', async (_, consent, stored = consent) => {
  const key = newKey();
  const response = await postLead({ ...contactLead({ key }), consent });
  expect([response.status, (await receiver.store.get(key))?.lead.consent]).toEqual([202, stored]);
});

test('overlong metadata is truncated, visitor input is not', async () => {
  const key = newKey();
  const message = 'x'.repeat(90_000);
  await postLead(contactLead({ key, fields: { message }, campaign: { name: 'y'.repeat(5_000) }, path: `/${'z'.repeat(9_000)}` }));
  const stored = (await receiver.store.get(key))?.lead;
  expect([stored?.fields.message, stored?.campaign.name?.length, stored?.path.length]).toEqual([message, 256, 2_000]);
});

test('control characters are removed, line breaks are kept', async () => {
  const key = newKey();
  await postLead(contactLead({ key, fields: { message: 'a\u0000b\r\nc\u001b[31m\td\ud800' }, source: 'x\r\nBcc: y' }));
  expect((await receiver.store.get(key))?.lead).toMatchObject({ fields: { message: 'ab\nc[31m\td' }, source: 'x Bcc: y' });
});

test('a form that a browser posts is stored, and leads to the thank-you page of its site', async () => {
  const response = await postForm(
    'form=contact&source=contact_page&path=%2Fcontact-us%2F&language=de&leave_empty=&name=Ada+%C3%B1&interests=a&interests=b',
    {
      Referer: `${site}/contact-us/`,
    },
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, `${site}/thank-you/`]);
  expect(await newest()).toMatchObject({
    status: 'inbox',
    lead: { revision: 1, form: 'contact', source: 'contact_page', path: '/contact-us/', language: 'de' },
  });
  expect((await newest())?.lead.fields).toEqual({ name: 'Ada ñ', interests: ['a', 'b'] });
});

test('a form that a browser posts twice, because the button was pressed again, is one lead', async () => {
  // No hour ends between the two.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const steady = await runReceiver();
  const send = () => {
    const body = new URLSearchParams({ form: 'contact', source: 'contact_page', name: 'Impatient' });
    return fetch(`${steady.origin}/leads`, { method: 'POST', redirect: 'manual', headers: { Accept: 'text/html' }, body });
  };
  const responses = await Promise.all([send(), send()]);
  const stored = await steady.store.list({}, { limit: 1 });
  await steady.close();
  clock.mockRestore();
  expect(responses.map(({ status }) => status)).toEqual([303, 303]);
  expect(stored.total).toBe(1);
});

test('a form that a script posted under a key and the lead that its code sends later are one, with what the form says', async () => {
  const key = newKey();
  const campaign = { source: 'ad' };
  const known = {
    key,
    secondsOnForm: '7',
    variant: 'b',
    entryPoint: '/a/',
    campaign: JSON.stringify(campaign),
    consent: 'damaged',
  };
  const form = new URLSearchParams({
    form: 'contact',
    source: 'contact_page',
    path: '/',
    language: 'en',
    leave_empty: '',
    name: 'Ada',
    ...known,
  });
  expect((await postForm(String(form))).status).toBe(303);
  const before = await total();
  const stored = await receiver.store.get(key);
  expect(stored?.lead).toEqual({
    ...contactLead({
      key,
      campaign,
      submittedAt: expect.any(String),
      fields: { name: 'Ada' },
      source: 'contact_page',
      path: '/',
      language: 'en',
    }),
    entryPoint: '/a/',
    variant: 'b',
    consent: null,
    signals: { trap: '', secondsOnForm: 7 },
  });
  expect((await postLead(stored?.lead ?? {})).status).toBe(202);
  expect((await postForm(String(form))).status).toBe(303);
  expect([await total(), await receiver.store.get(key)]).toEqual([before, stored]);
});

test.each([
  ['of a stranger', 'https://evil.example/', `${site}/thank-you/`],
  ['that is none', 'nonsense', `${site}/thank-you/`],
  ['of the receiver’s own host', 'own', '/thank-you/'],
])('a referrer %s leads to the thank-you page of the site', async (_, referrer, location) => {
  const Referer = referrer === 'own' ? `${receiver.origin}/contact-us/` : referrer;
  expect((await postForm('form=newsletter&email=a%40b.example', { Referer })).headers.get('location')).toBe(location);
});

test('a visitor whose form is refused sees a page without anything of theirs in it', async () => {
  const response = await postForm('form=%3Cscript%3E&language=%3Cscript%3E&name=%3Cscript%3E');
  const page = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(page).toContain('<h1>en heading</h1>');
  expect(page).not.toContain('<script');
});

test.each([
  ['of the form', 'form=x&language=de', 'es', 'de', 'incomplete'],
  ['that the browser prefers, without a known one of the form', 'form=x&language=../de', 'fr, es;q=0.5', 'es', 'incomplete'],
  ['that the browser prefers, if the form is too large to be read', `language=de&message=${'x'.repeat(270_000)}`, 'es', 'es', 'tooLarge'],
  ['of the form, if the rest of it is not in UTF-8', 'language=de&message=%F1', 'es', 'de', 'unreadable'],
])('the page of a refused form is in the language %s', async (_, body, accepted, language, reason) => {
  const page = await (await postForm(body, { 'Accept-Language': accepted })).text();
  expect(page).toContain(`<html lang="${language}"`);
  expect(page).toContain(`<p>${language} ${reason}</p>`);
});

test.each([
  ['honeypot', { signals: { trap: 'x', secondsOnForm: 30 } }, ['honeypot filled in']],
  [
    'links in a hurry',
    { fields: { m: 'http://a http://b www.c' }, signals: { trap: '', secondsOnForm: 1 } },
    ['sent within 2 seconds', 'several links'],
  ],
  ['many links', { fields: { m: 'http://a '.repeat(8) } }, ['several links', 'many links']],
  ['markup', { fields: { m: '[url=http://a]x[/url]' } }, ['markup for links']],
])('%s: a lead is accepted, set aside as spam and kept', async (_, changes, reasons) => {
  const key = newKey();
  expect((await postLead(contactLead({ key, ...changes }))).status).toBe(202);
  expect(await receiver.store.get(key)).toMatchObject({ status: 'spam', spamReasons: reasons, forwardings: [] });
});

test.each([
  ['in a hurry', { signals: { trap: '', secondsOnForm: 0 } }],
  ['with two links', { fields: { m: 'See https://a.example and https://b.example' } }],
  ['with four links', { fields: { m: ['a', 'b', 'c', 'd'].map((name) => `Like https://www.${name}.example`) } }],
])('a lead %s is no spam', async (_, changes) => {
  const key = newKey();
  await postLead(contactLead({ key, ...changes }));
  expect(await receiver.store.get(key)).toMatchObject({ status: 'inbox', spamReasons: [] });
});

test.each(['probe', 'conformance_test'])('a lead from %s is a test', async (source) => {
  const key = newKey();
  await postLead(contactLead({ key, source }));
  expect(await receiver.store.get(key)).toMatchObject({ test: true });
});

describe('refused, with a sentence, and nothing stored', () => {
  const lead = () => contactLead({ key: newKey() });
  const { key: _key, ...keyless } = contactLead();
  const deep = `{"key":"${'a'.repeat(32)}","fields":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;

  test.each<[string, number, () => Promise<Response>]>([
    ['no key', 422, () => postLead(keyless)],
    ['a short key', 422, () => postLead({ ...lead(), key: 'k1' })],
    ['a key with a line break', 422, () => postLead({ ...lead(), key: `${'a'.repeat(31)}\n` })],
    ['revision 0', 422, () => postLead({ ...lead(), revision: 0 })],
    ['a revision that is a text', 422, () => postLead({ ...lead(), revision: '1' })],
    ['a fraction as revision', 422, () => postLead({ ...lead(), revision: 1.5 })],
    ['an unknown form', 422, () => postLead({ ...lead(), form: 'x' })],
    ['no field', 422, () => postLead({ ...lead(), fields: {} })],
    ['empty fields', 422, () => postLead({ ...lead(), fields: { name: ' ', list: [] } })],
    ['a number in a field', 422, () => postLead({ ...lead(), fields: { name: 1 } })],
    ['an object in a field', 422, () => postLead({ ...lead(), fields: { name: { a: 'b' } } })],
    ['a list in a list', 422, () => postLead({ ...lead(), fields: { name: [['a']] } })],
    ['an unusual name of a field', 422, () => postLead({ ...lead(), fields: { 'a\r\nBcc': 'x' } })],
    [
      'too many fields',
      422,
      () => postLead({ ...lead(), fields: Object.fromEntries(Array.from({ length: 99 }, (_, i) => [`f${i}`, 'x'])) }),
    ],
    ['a list as campaign', 422, () => postLead({ ...lead(), campaign: [] })],
    ['no time', 422, () => postLead({ ...lead(), submittedAt: 'yesterday' })],
    ['no signals', 422, () => postLead({ ...lead(), signals: null })],
    ['a list', 422, () => post('[]')],
    ['null', 422, () => post('null')],
    ['deep JSON', 422, () => post(deep)],
    ['broken JSON', 400, () => post('{"key":')],
    ['nothing', 400, () => post('')],
    ['other bytes than UTF-8', 400, () => post(Buffer.from(JSON.stringify({ ...lead(), fields: { name: 'ñ' } }), 'latin1'))],
    ['UTF-16', 400, () => post(Buffer.from(JSON.stringify(lead()), 'utf16le'))],
    ['another charset', 415, () => post(JSON.stringify(lead()), { 'Content-Type': 'application/json; charset=iso-8859-1' })],
    ['compression', 415, () => post(JSON.stringify(lead()), { 'Content-Encoding': 'gzip' })],
    ['JSON as plain text', 415, () => post(JSON.stringify(lead()), { 'Content-Type': 'text/plain' })],
    ['a multipart form', 415, () => post('x', { 'Content-Type': 'multipart/form-data; boundary=x' })],
    ['a form in another encoding', 400, () => postForm('form=contact&name=%F1', { Accept: '*/*' })],
    ['a form without a name', 422, () => postForm('name=Ada', { Accept: '*/*' })],
    ['a PUT', 405, () => fetch(`${receiver.origin}/leads`, { method: 'PUT', body: '{}' })],
    ['a GET', 405, () => fetch(`${receiver.origin}/leads`)],
    ['another path', 404, () => fetch(`${receiver.origin}/leads/else`, { method: 'POST', body: '{}' })],
  ])('%s: %i', async (_, status, send) => {
    const before = await total();
    const response = await send();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^[^{}]{8,200}\.$/) });
    expect(await total()).toBe(before);
  });
});

test.each([
  [site, site],
  ['https://evil.example', null],
  ['http://localhost:9000', null],
  ['null', null],
])('a page of %s may read the answers of %s', async (Origin, allowed) => {
  const refused = await post('{', { Origin });
  expect(refused.headers.get('access-control-allow-origin')).toBe(allowed);
  const preflight = await fetch(`${receiver.origin}/leads`, {
    method: 'OPTIONS',
    headers: { Origin, 'Access-Control-Request-Method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, allowed]);
});

test('requests are logged without personal data', async () => {
  const key = newKey();
  await postLead(contactLead({ key, fields: { name: 'Canary Bird', email: 'canary@example.com' } }));
  await postLead({ ...contactLead(), fields: { 'canary@example.com': 'x' } });
  expect(receiver.logged).toContainEqual({ event: 'lead added', key });
  expect(JSON.stringify(receiver.logged)).not.toMatch(/canary/i);
});

test('anyone can read the health check; status and receipts require the token', async () => {
  const key = newKey();
  await postLead(contactLead({ key }));
  const get = (path: string, token = '') => fetch(`${receiver.origin}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
  expect([(await get('/leads/status')).status, (await get(`/leads/receipts/${key}`, 'wrong')).status]).toEqual([401, 401]);
  const token = 'a-token-of-sixteen';
  expect(await (await get('/leads/status', token)).json()).toEqual({ lastLeadAt: expect.any(Number), backlog: [] });
  expect(await (await get(`/leads/receipts/${key}`, token)).json()).toEqual({ key, revision: 1, receivedAt: expect.any(Number) });
  expect((await get(`/leads/receipts/${keyOf('nobody')}`, token)).status).toBe(404);
});

test('a lead stored while the clock was ahead does not count as the last one', async () => {
  await postLead(contactLead({ key: newKey() }));
  const early = { lead: contactLead({ key: newKey() }), status: 'inbox' as const, spamReasons: [], test: false };
  await receiver.store.put(early, [], Date.parse('2100-01-01T00:00:00Z'));
  const headers = { Authorization: 'Bearer a-token-of-sixteen' };
  const status = await (await fetch(`${receiver.origin}/leads/status`, { headers })).json();
  expect(status.lastLeadAt).toBeLessThanOrEqual(Date.now());
  await receiver.store.erase(early.lead.key);
});

test('without words, a visitor whose form is refused gets what code gets', async () => {
  const wordless = await runReceiver();
  const response = await fetch(`${wordless.origin}/leads`, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams({ form: 'x' }),
  });
  const text = await response.text();
  await wordless.close();
  expect([response.status, JSON.parse(text)]).toEqual([422, { error: expect.stringMatching(/\.$/) }]);
});

describe('with a limit of 3 posts a minute, behind one proxy', () => {
  let limited: RunningReceiver;
  beforeAll(async () => {
    // However long the requests take, the seconds to wait stay the same.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    limited = await runReceiver({ LEADS_ORIGINS: site, LEADS_RATE: '3', LEADS_PROXIES: '1' }, refusedWords);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    return limited.close();
  });
  const from = (client: string) =>
    fetch(`${limited.origin}/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site, 'X-Forwarded-For': `9.9.9.9, ${client}` },
      body: JSON.stringify(contactLead({ key: newKey() })),
    });

  test('the fourth gets a Retry-After header, and other clients are not affected', async () => {
    for (const status of [202, 202, 202]) expect((await from('1.1.1.1')).status).toBe(status);
    const { status, headers } = await from('1.1.1.1');
    expect([status, headers.get('retry-after'), headers.get('access-control-expose-headers')]).toEqual([429, '20', 'Retry-After']);
    expect((await from('2.2.2.2')).status).toBe(202);
  });

  test('a form beyond the limit is answered in the language that the browser prefers', async () => {
    const headers = { Accept: 'text/html', 'Accept-Language': 'es-MX', 'X-Forwarded-For': '9.9.9.9, 3.3.3.3' };
    const body = () => new URLSearchParams({ form: 'contact', name: 'Ada', language: 'de' });
    const send = () => fetch(`${limited.origin}/leads`, { method: 'POST', redirect: 'manual', headers, body: body() });
    for (const status of [303, 303, 303]) expect((await send()).status).toBe(status);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
    expect(await refused.text()).toContain('<p>es tooMany</p>');
  });
});

test('the style sheet of the inbox is cached, what depends on the database is not', async () => {
  const running = await runReceiver({ LEADS_TOKEN: 'a-token-of-sixteen' });
  const cachingOf = async (path: string) => (await fetch(running.origin + path)).headers.get('cache-control');
  const page = await (await fetch(`${running.origin}/inbox/login/`)).text();
  const [, sheet = ''] = /href="([^"]+\.css)"/.exec(page) ?? [];
  expect(await cachingOf(sheet)).toContain('immutable');
  expect(await Promise.all(['/health', '/leads/status', '/inbox/login/'].map(cachingOf))).toEqual(['no-store', 'no-store', 'no-store']);
  await running.close();
});
