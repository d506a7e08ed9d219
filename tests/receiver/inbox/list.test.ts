import type { StoredLead } from '../../../src/receiver/storage/lead-store';
import { marketerOn, mountedInbox } from './marketer';
import { memoryStore } from './memory-store';
import { dead, delivered, storedLead, waiting } from './sample-leads';

const leads: StoredLead[] = [
  storedLead('newest', 1, { sent: { campaign: { source: 'google', name: 'autumn' }, variant: 'lets-talk' }, forwardings: [delivered] }),
  storedLead('middle', 30, { sent: { form: 'newsletter', fields: { email: 'reader@mail.example' } }, forwardings: [delivered, dead] }),
  storedLead('oldest', 80, { sent: { campaign: { source: 'linkedin', name: 'founders' } }, forwardings: [waiting] }),
  storedLead('junk', 2, { status: 'spam', spamReasons: ['The hidden field was filled in'] }),
  storedLead('probe', 3, { test: true }),
];

async function listFor(address: string, given = leads) {
  const marketer = marketerOn(mountedInbox({ store: memoryStore(given) }));
  await marketer.logIn();
  return { marketer, ...(await marketer.open(address)) };
}
const keysOn = (page: Awaited<ReturnType<typeof listFor>>['page']) =>
  page('.leads a')
    .toArray()
    .map((link) => /leads\/([^/]+)\//.exec(page(link).attr('href') ?? '')?.[1]);

test.each([
  ['', ['newest', 'middle', 'oldest']],
  ['?view=spam', ['junk']],
  ['?view=tests', ['probe']],
  ['?form=newsletter', ['middle']],
  ['?forwarding=dead', ['middle']],
  ['?forwarding=waiting', ['oldest']],
  ['?source=google', ['newest']],
  ['?campaign=founders', ['oldest']],
  ['?variant=lets-talk', ['newest']],
  ['?from=2026-11-22', ['newest']],
  ['?to=2026-11-21', ['middle', 'oldest']],
  ['?from=2026-11-21&to=2026-11-21', ['middle']],
  ['?search=READER@mail', ['middle']],
  ['?search=reader&form=contact', []],
  ['?view=nonsense&form=nonsense&forwarding=nonsense&from=2026-02-31&to=yesterday&page=-1', ['newest', 'middle', 'oldest']],
  ['?search=%00reader%0d%0a', ['middle']],
])('the list with %j shows the leads %j', async (query, expected) => {
  const { page, status } = await listFor(`/inbox/${query}`);
  expect(status).toBe(200);
  expect(keysOn(page)).toEqual(expected);
});

test('the tabs count leads, spam and tests apart', async () => {
  const { page } = await listFor('/inbox/?search=nothing-has-this');
  expect(page('.tabs').text().replace(/\s+/g, ' ').trim()).toBe('Inbox 3 Spam 1 Tests 1');
});

test('a row says who wrote, when, by which campaign and where it was forwarded', async () => {
  const { page } = await listFor('/inbox/?forwarding=dead');
  const row = page('.leads li').first();
  expect(row.find('h2').text()).toBe('reader@mail.example');
  expect(row.find('time').text()).toBe('Nov 21, 2026, 06:00 UTC');
  expect(
    row
      .find('.state')
      .toArray()
      .map((state) => page(state).text()),
  ).toEqual(['Email: delivered', 'Slack: gave up']);
  expect((await listFor('/inbox/?source=google')).page('.leads').text()).toContain('google / autumn');
});

test('the filter shows what is in force, offers the values that leads have, and can be cleared', async () => {
  const { marketer, page } = await listFor('/inbox/?view=inbox&search=portal&source=google');
  expect(page('#search').val()).toBe('portal');
  expect(
    page('#source option')
      .toArray()
      .map((option) => page(option).text()),
  ).toEqual(['Any', 'google', 'linkedin']);
  expect(page('#source option[selected]').text()).toBe('google');
  expect(page('details').attr('open')).toBeDefined();
  const cleared = await marketer.open(page('.filter p a').attr('href') ?? '');
  expect(keysOn(cleared.page)).toHaveLength(3);
  expect(cleared.page('details').attr('open')).toBeUndefined();
});

test('leads that could not be forwarded are announced, unless the list shows them already', async () => {
  const { marketer, page } = await listFor('/inbox/?view=spam');
  expect(page('.alarm').text()).toContain('1 lead could not be forwarded everywhere.');
  const stuck = await marketer.open(page('.alarm a').attr('href') ?? '');
  expect(keysOn(stuck.page)).toEqual(['middle']);
  expect(stuck.page('.alarm')).toHaveLength(0);
  expect((await listFor('/inbox/', [storedLead('fine', 1, { forwardings: [delivered, waiting] })])).page('.alarm')).toHaveLength(0);
});

test('a lead that only a target of the past never got is no alarm', async () => {
  const marketer = marketerOn(mountedInbox({ store: memoryStore(leads), targets: ['mail'] }));
  await marketer.logIn();
  expect((await marketer.open('/inbox/')).page('.alarm')).toHaveLength(0);
});

test('a page beyond the last lead says so, and leads to the newest', async () => {
  const { page } = await listFor('/inbox/?after=500&page=11');
  expect(page('.empty').text()).toContain('No older leads.');
  expect(page('.pager a').attr('href')).toBe('/inbox/');
});

test('the form sends the conditions as the query of the list, in the same view', async () => {
  const { marketer } = await listFor('/inbox/?view=spam');
  const { page, path } = await marketer.press('Search', { search: 'junk' });
  expect(path).toContain('view=spam');
  expect(keysOn(page)).toEqual(['junk']);
});

test.each([
  ['/inbox/', 'No leads yet.'],
  ['/inbox/?view=spam', 'No spam.'],
  ['/inbox/?view=tests', 'No tests were sent.'],
  ['/inbox/?search=x', 'No leads match.'],
])('%s without leads says so', async (address, expected) => {
  expect((await listFor(address, [])).page('.empty').text()).toContain(expected);
});

test('pages lead through all leads once, with the filter in force', async () => {
  const many = Array.from({ length: 120 }, (_, index) => storedLead(`k${index}`, index, { status: 'spam' }));
  const { marketer, page } = await listFor('/inbox/?view=spam&search=portal', many);
  expect(page('.pager').text()).toContain('Page 1 of 3');
  const seen = keysOn(page);
  let next = page('a[rel=next]').attr('href');
  while (next) {
    const older = await marketer.open(next);
    seen.push(...keysOn(older.page));
    next = older.page('a[rel=next]').attr('href');
    if (!next) expect(older.page('.pager').text()).toMatch(/Newest leads\s*Page 3 of 3/);
  }
  expect(seen).toEqual(many.map(({ lead }) => lead.key));
});

describe('the CSV export', () => {
  test('has all leads of the filter in force, beyond the page', async () => {
    const many = Array.from({ length: 1203 }, (_, index) =>
      storedLead(`k${index}`, index, { sent: { form: index % 3 ? 'contact' : 'referral' } }),
    );
    const { marketer, page } = await listFor('/inbox/?form=referral', many);
    const { text, headers } = await marketer.open(page('.summary a').attr('href') ?? '');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="agency-leads-2026-11-22.csv"');
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(401);
    expect(rows.every((row) => row.includes('"referral"'))).toBe(true);
  });

  test.each([
    ['Bright & "Keel"\r\nSet-Cookie: a=b', 'bright-and-keel-set-cookie-a-b-leads-2026-11-22.csv'],
    ['../../Größe; x=.exe', 'groesse-x-exe-leads-2026-11-22.csv'],
    ['株式会社', 'leads-2026-11-22.csv'],
  ])('of a site named %j has a harmless file name', async (siteName, expected) => {
    const marketer = marketerOn(mountedInbox({ siteName }));
    await marketer.logIn();
    const { headers } = await marketer.open('/inbox/leads.csv');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${expected}"`);
    expect(headers.get('set-cookie')).toBeNull();
  });
});
