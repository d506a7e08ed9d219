import type { StoredLead } from '../../../src/receiver/storage/lead-store';
import { marketerOn, mountedInbox } from './marketer';
import { memoryStore } from './memory-store';
import { dead, delivered, storedLead, waiting } from './sample-leads';

async function leadOn(entry: StoredLead, query = '') {
  const store = memoryStore([entry, storedLead('other', 5)]);
  const marketer = marketerOn(mountedInbox({ store, targets: ['mail', 'slack', 'hubspot'] }));
  await marketer.logIn();
  const stored = async () => (await store.get(entry.lead.key)) ?? null;
  return { store, marketer, stored, ...(await marketer.open(`/inbox/leads/${entry.lead.key}/${query}`)) };
}
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

const rich = storedLead('rich', 1, {
  forwardings: [delivered, dead, waiting],
  sent: {
    revision: 2,
    fields: {
      name: 'Maya Okafor',
      email: 'maya@client.example',
      message: 'Line one\nLine two',
      interests: ['React', 'Design'],
      budget: '',
    },
    campaign: { source: 'google', medium: 'cpc', name: 'autumn', term: 'portal', content: 'ad-2', id: '77', gclid: 'Cj0K' },
    variant: 'lets-talk',
    consent: { version: '3f9a', date: '2026-11-20T08:00:00.000Z', purposes: ['analytics'] },
    language: 'es',
  },
});

test('a lead shows every field and where it came from', async () => {
  const { page } = await leadOn(rich);
  const facts = page('dl > div')
    .toArray()
    .map((fact) => words(page(fact).text().replace(/\n/g, ' ')));
  expect(page('h1').text()).toBe('Maya Okafor');
  expect(facts.map((fact) => fact.replaceAll(' ', ''))).toEqual(
    [
      'Name Maya Okafor',
      'Email maya@client.example',
      'How can we help? Line one Line two',
      'Interests React Design',
      'Budget Left empty',
      'Source google',
      'Medium cpc',
      'Campaign autumn',
      'Term portal',
      'Content ad-2',
      'Campaign ID 77',
      'Google click ID Cj0K',
      'First page of the visit /services/a-service/',
      'Sent from page /contact-us/',
      'Place of the form contact_page',
      'Language es',
      'Variant (button text) lets-talk',
      'Privacy choice Agreed to analytics; declined marketing (2026-11-20, question 3f9a)',
      'Seconds on the form 42',
    ].map((fact) => fact.replaceAll(' ', '')),
  );
  expect(page('a[href="mailto:maya@client.example"]')).toHaveLength(1);
  expect(page.text()).toContain('revision 2');
});

test('each target shows its state, its attempts and its last answer', async () => {
  const { page } = await leadOn(rich);
  const targets = page('.targets > li')
    .toArray()
    .map((target) => words(page(target).children('h3, p').text()));
  expect(targets).toEqual([
    'Email DeliveredDelivered on Nov 22, 2026, 11:00 UTC.',
    'Slack Gave upTried 12 times, then gave up. Forward it again when the cause is fixed.Last answer: 404 no_service',
    'HubSpot On its wayFailed 2 times so far. Next attempt on Nov 22, 2026, 13:00 UTC.Last answer: timeout',
  ]);
});

test('a target that is no longer set up is not said to be on its way', async () => {
  const store = memoryStore([storedLead('moved', 1, { forwardings: [delivered, dead, waiting] })]);
  const marketer = marketerOn(mountedInbox({ store, targets: ['slack'] }));
  await marketer.logIn();
  const { page } = await marketer.open('/inbox/leads/moved/');
  const states = page('.targets > li').toArray();
  expect(states.map((target) => words(page(target).children('h3, p').text()))).toEqual([
    expect.stringMatching(/^Email Delivered/),
    expect.stringMatching(/^Slack Gave up/),
    'HubSpot Not sentNo longer set up: the lead is not sent there.Last answer: timeout',
  ]);
  const { page: list } = await marketer.open('/inbox/');
  expect(list('.states').text()).toContain('HubSpot: not sent');
});

test('of a form sent without JavaScript, what is unknown is called unknown', async () => {
  const sent = { entryPoint: null, signals: { trap: '', secondsOnForm: 0 } };
  const { page } = await leadOn(storedLead('plain', 1, { sent }));
  const fact = (label: string) => page(`dt:contains("${label}") + dd`).text();
  expect(['Campaign', 'First page', 'Variant'].map(fact)).toEqual(['Unknown', 'Unknown', 'Unknown']);
  expect(fact('Seconds')).toBe('Unknown, or less than one');
  expect(fact('Privacy choice')).toBe('Not asked, or not answered');
});

test('a lead is forwarded again to one target', async () => {
  const { marketer, stored } = await leadOn(rich);
  const { page } = await marketer.press('Forward again to Slack');
  expect(page('.notice').text()).toContain('back in the queue');
  const states = Object.fromEntries((await stored())?.forwardings.map(({ target, state }) => [target, state]) ?? []);
  expect(states).toEqual({ mail: 'delivered', slack: 'waiting', hubspot: 'waiting' });
  expect((await marketer.open('/inbox/leads/rich/')).page('.notice')).toHaveLength(0);
});

test('a lead is forwarded again to all targets', async () => {
  const { marketer, stored } = await leadOn(rich);
  await marketer.press('Forward again to all');
  expect((await stored())?.forwardings.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
});

test('a target that is not configured is never queued', async () => {
  const { marketer, stored } = await leadOn(rich);
  await marketer.press('Forward again to Slack', { target: 'webhook' });
  expect((await stored())?.forwardings).toEqual(rich.forwardings);
});

test.each([
  ['spam', { status: 'spam' as const, test: false }, 'Spam is not forwarded.'],
  ['a test', { status: 'inbox' as const, test: true }, 'Tests are not forwarded.'],
])('%s offers no forwarding', async (_, changes, expected) => {
  const { page } = await leadOn(storedLead('odd', 1, { ...changes, forwardings: [dead] }));
  expect(page('#forwarding').parent().text()).toContain(expected);
  expect(page('button').text()).not.toContain('Forward again');
});

test.each(['slack', 'all'])('a lead that was marked as spam in the meantime is not forwarded to %s', async (target) => {
  const { store, marketer, stored } = await leadOn(rich);
  await store.mark('rich', 'spam', [], 0);
  const { status, page } = await marketer.press('Forward again to Slack', { target });
  expect(status).toBe(200);
  expect(page('.notice')).toHaveLength(0);
  expect((await stored())?.forwardings).toEqual(rich.forwardings);
});

test('a lead that was erased in the meantime is not found', async () => {
  const { store, marketer } = await leadOn(rich);
  await store.erase('rich');
  expect((await marketer.press('Forward again to Slack')).status).toBe(404);
});

test('spam shows why, goes back to the inbox to be forwarded, and can be set aside again', async () => {
  const { marketer, page, stored } = await leadOn(
    storedLead('junk', 1, { status: 'spam', spamReasons: ['4 links in the message'] }),
    '?view=spam',
  );
  expect(page('#spam').parent().text()).toContain('4 links in the message');
  const back = await marketer.press('Not spam');
  expect(back.path).toBe('/inbox/leads/junk/?view=spam');
  expect(await stored()).toMatchObject({ status: 'inbox', forwardings: [{ target: 'mail' }, { target: 'slack' }, { target: 'hubspot' }] });
  await marketer.press('Mark as spam');
  expect((await stored())?.status).toBe('spam');
});

test('a test that is no spam is not forwarded either', async () => {
  const { marketer, stored } = await leadOn(storedLead('probe', 1, { test: true, status: 'spam' }));
  await marketer.press('Not spam');
  expect(await stored()).toMatchObject({ status: 'inbox', forwardings: [] });
});

test('the way back leads to the list as it was', async () => {
  const { marketer } = await leadOn(rich);
  const list = await marketer.open('/inbox/?search=line&form=contact&nonsense=1');
  const lead = await marketer.open(list.page('.leads a').first().attr('href') ?? '');
  expect(lead.page('.back a').attr('href')).toBe('/inbox/?search=line&form=contact');
});

test.each(['/inbox/leads/unknown/', '/inbox/leads/%00/', `/inbox/leads/${'x'.repeat(300)}/`, '/inbox/leads/%E0%A4%A/', '/inbox/nothing/'])(
  '%s is not found',
  async (address) => {
    const { marketer } = await leadOn(rich);
    const { status, page } = await marketer.open(address);
    expect(status).toBe(404);
    expect(page('h1').text()).toBe('Nothing here');
  },
);

test('an address without its slash leads to the one with it', async () => {
  const { marketer } = await leadOn(rich);
  expect((await marketer.open('/inbox/leads/rich?view=spam')).path).toBe('/inbox/leads/rich/?view=spam');
});

test('a store that fails is reported and shown without its error', async () => {
  const report = jest.fn();
  const failing = { ...memoryStore([]), get: async () => Promise.reject(new Error('secret connection string')) };
  const marketer = marketerOn(mountedInbox({ store: failing, report }));
  await marketer.logIn();
  const { status, text } = await marketer.open('/inbox/leads/rich/');
  expect(status).toBe(500);
  expect(text).toContain('Something went wrong');
  expect(text).not.toContain('secret');
  expect(report).toHaveBeenCalledWith(new Error('secret connection string'));
});

test('a lead that is being sent for the first time is not said to have failed', async () => {
  const { page } = await leadOn(storedLead('ada', 1, { forwardings: [{ ...waiting, attempts: 1, lastError: null }] }));
  expect(words(page('.targets li p').first().text())).toBe('Being sent.');
});

test('a lead waiting for its first attempt shows no time, because its target may have asked for a pause', async () => {
  const { page } = await leadOn(storedLead('ada', 1, { forwardings: [{ ...waiting, attempts: 0, lastError: null }] }));
  expect(words(page('.targets li p').first().text())).toBe('Waiting for its first attempt.');
});
