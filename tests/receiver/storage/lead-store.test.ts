import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../../../src/commands/processes/postgres-server';
import type { Lead } from '../../../src/contract/lead';
import { leadsAbout } from '../../../src/receiver/storage/all-leads';
import type { LeadFilter, LeadStore, TargetName } from '../../../src/receiver/storage/lead-store';
import { openStore } from '../../../src/receiver/storage/open-store';
import { contactLead, keyOf } from '../stored-lead';

const folder = mkdtempSync(join(tmpdir(), 'lead-store-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

let files = 0;
const databases = {
  SQLite: async () => {
    files += 1;
    return join(folder, String(files), 'leads.db');
  },
  PostgreSQL: () => postgres.database(),
};

const day = 86_400_000;
const now = Date.parse('2026-11-22T10:00:00Z');
const targets: TargetName[] = ['mail', 'slack'];
const lease = 60_000;

describe.each(Object.keys(databases) as (keyof typeof databases)[])('the store on %s', (kind) => {
  let database = '';
  let store: LeadStore;
  let opened: LeadStore[] = [];
  const open = async () => {
    const next = await openStore(database);
    opened.push(next);
    return next;
  };
  beforeEach(async () => {
    database = await databases[kind]();
    opened = [];
    store = await open();
  });
  afterEach(async () => {
    await Promise.all(opened.map((each) => each.close()));
  });

  const put = (changes: Partial<Lead> = {}, rest: { status?: 'spam'; spamReasons?: string[]; test?: boolean } = {}, time = now) =>
    store.put({ lead: contactLead(changes), status: 'inbox', spamReasons: [], test: false, ...rest }, targets, time);
  const named = (name: string, changes: Partial<Lead> = {}, time = now) => put({ key: keyOf(name), ...changes }, {}, time);
  const forwardings = async (key = contactLead().key) =>
    (await store.get(key))?.forwardings.map(({ target, state, attempts }) => [target, state, attempts]);
  const claimed = async (target: TargetName = 'mail', time = now) => {
    const claim = await store.claim(target, time, lease);
    if (!claim) throw new Error('Nothing was due.');
    return claim;
  };

  test('a stored lead is read back unchanged, even after a restart', async () => {
    const lead = contactLead({ fields: { name: `O'Hara "ñ語🙂"\n?$1`, list: ['a', 'b'] }, campaign: { source: 'ad' } });
    expect(await put(lead)).toBe('added');
    for (const each of [store, await open()])
      expect(await each.get(lead.key)).toMatchObject({ lead, receivedAt: now, status: 'inbox', spamReasons: [], test: false });
  });

  test('a repeated or lower revision changes nothing, a higher one replaces the lead at its first time', async () => {
    await put({ revision: 2 });
    expect(await put({ revision: 2, fields: { name: 'again' } }, {}, now + 1)).toBe('repeated');
    expect(await put({ revision: 1, fields: { name: 'early' } }, {}, now + 1)).toBe('repeated');
    expect(await put({ revision: 3, fields: { name: 'complete' } }, {}, now + 1)).toBe('replaced');
    expect(await store.get(contactLead().key)).toMatchObject({ lead: { revision: 3, fields: { name: 'complete' } }, receivedAt: now });
  });

  test('leads stored concurrently, including duplicates, are each stored once', async () => {
    const results = await Promise.all(Array.from({ length: 60 }, (_, index) => named(`lead ${index % 20}`)));
    expect(results.filter((result) => result === 'added')).toHaveLength(20);
    expect((await store.list({}, { limit: 100 })).total).toBe(20);
  });

  test('a lead is queued for each target, spam and tests for none', async () => {
    await put();
    await put({ key: keyOf('spam') }, { status: 'spam', spamReasons: ['honeypot'] });
    await put({ key: keyOf('test') }, { test: true });
    expect(await forwardings()).toEqual([
      ['mail', 'waiting', 0],
      ['slack', 'waiting', 0],
    ]);
    expect(await forwardings(keyOf('spam'))).toEqual([]);
    expect(await forwardings(keyOf('test'))).toEqual([]);
  });

  test('no other worker can claim a lead until its lease ends', async () => {
    await put();
    const [first, second] = await Promise.all([store.claim('mail', now, lease), (await open()).claim('mail', now, lease)]);
    expect([first, second].filter(Boolean)).toHaveLength(1);
    expect(await store.claim('mail', now + lease - 1, lease)).toBeNull();
    expect(await claimed('mail', now + lease)).toMatchObject({ attempts: 2, entry: { lead: contactLead() } });
  });

  test('many workers share a queue without sending anything twice', async () => {
    for (let index = 0; index < 30; index += 1) await named(`lead ${index}`);
    const workers = [store, await open(), await open()];
    const taken = await Promise.all(
      workers.map(async (worker) => {
        const keys: string[] = [];
        for (let claim = await worker.claim('mail', now, lease); claim; claim = await worker.claim('mail', now, lease)) {
          keys.push(claim.entry.lead.key);
          await worker.settleDelivered(claim, now);
        }
        return keys;
      }),
    );
    expect(taken.flat()).toHaveLength(30);
    expect(new Set(taken.flat()).size).toBe(30);
  });

  test('a delivery counts for its own target only', async () => {
    await put();
    expect(await store.settleDelivered(await claimed(), now + 5)).toBe(true);
    expect(await store.get(contactLead().key)).toMatchObject({
      forwardings: [
        { target: 'mail', state: 'delivered', deliveredAt: now + 5, nextAttemptAt: null },
        { target: 'slack', state: 'waiting', deliveredAt: null, nextAttemptAt: now },
      ],
    });
    expect(await store.claim('mail', now + day, lease)).toBeNull();
  });

  test('a failed attempt waits for its time, then becomes a dead letter, which a retry revives', async () => {
    await put();
    await store.settleFailed(await claimed(), 'HTTP 500', now + 1_000);
    expect(await store.claim('mail', now + 999, lease)).toBeNull();
    await store.settleFailed(await claimed('mail', now + 1_000), 'HTTP 500', null);
    expect(await store.get(contactLead().key)).toMatchObject({ forwardings: [{ state: 'dead', lastError: 'HTTP 500', attempts: 2 }, {}] });
    expect(await store.claim('mail', now + day, lease)).toBeNull();
    expect(await store.retry(contactLead().key, ['mail'], now + day)).toBe(true);
    expect(await claimed('mail', now + day)).toMatchObject({ attempts: 1 });
  });

  test('a lead that is completed while it is being sent is sent again', async () => {
    await put();
    const early = await claimed();
    await put({ revision: 2 });
    expect(await store.settleDelivered(early, now)).toBe(false);
    expect((await claimed()).entry.lead.revision).toBe(2);
  });

  test.each([
    ['a year ahead', now + 365 * day],
    ['a year back', now - 365 * day],
  ])('a clock that was %s when a lead was queued or claimed delays nothing', async (_, wrong) => {
    await put({}, {}, wrong);
    await store.settleFailed(await claimed('mail', wrong), 'HTTP 500', wrong + 60_000);
    expect(await claimed('mail', now)).toMatchObject({ attempts: 2 });
    await store.claim('slack', wrong, lease);
    expect(await claimed('slack', now)).toMatchObject({ attempts: 2 });
  });

  test('spam marked by a person leaves the queue, and one taken back is forwarded where it has not arrived', async () => {
    await put();
    await store.settleDelivered(await claimed(), now);
    expect(await store.mark(contactLead().key, 'spam', targets, now)).toBe(true);
    expect(await forwardings()).toEqual([['mail', 'delivered', 1]]);
    await store.mark(contactLead().key, 'inbox', targets, now);
    expect(await forwardings()).toEqual([
      ['mail', 'delivered', 1],
      ['slack', 'waiting', 0],
    ]);
  });

  test('a lead that was completed while marked as spam is forwarded again once it is taken back', async () => {
    await put();
    await store.settleDelivered(await claimed(), now);
    await store.mark(contactLead().key, 'spam', targets, now);
    await put({ revision: 2 });
    await store.mark(contactLead().key, 'inbox', targets, now);
    expect(await claimed()).toMatchObject({ entry: { lead: { revision: 2 } } });
  });

  test('a dead letter that a person marked as spam is gone from the queue, and no retry forwards it', async () => {
    await put();
    await store.settleFailed(await claimed(), 'HTTP 500', null);
    await store.mark(contactLead().key, 'spam', targets, now);
    expect([await forwardings(), await store.backlog()]).toEqual([[], []]);
    expect(await store.retry(contactLead().key, targets, now)).toBe(true);
    expect(await forwardings()).toEqual([]);
  });

  test('a retry forwards neither spam nor tests', async () => {
    await put({ key: keyOf('spam') }, { status: 'spam' });
    await put({ key: keyOf('test') }, { test: true });
    for (const key of [keyOf('spam'), keyOf('test')]) {
      expect(await store.retry(key, targets, now)).toBe(true);
      expect(await forwardings(key)).toEqual([]);
    }
  });

  test.each([
    ['a person marked as spam stays spam', 'spam', false],
    ['was scored as spam is let in by a clean one', 'inbox', true],
    ['was let in stays there', 'inbox', false],
  ] as const)('the next revision of a lead that %s', async (_, status, scored) => {
    await put({}, scored ? { status: 'spam', spamReasons: ['too fast'] } : {});
    if (status === 'spam') await store.mark(contactLead().key, 'spam', targets, now);
    await put({ revision: 2 }, scored || status === 'spam' ? {} : { status: 'spam', spamReasons: ['links'] });
    expect(await store.get(contactLead().key)).toMatchObject({ status, spamReasons: [] });
    expect((await forwardings())?.length).toBe(status === 'spam' ? 0 : 2);
  });

  test('unknown keys are reported', async () => {
    const key = keyOf('nobody');
    const answers = [store.get(key), store.erase(key), store.retry(key, targets, now), store.mark(key, 'spam', targets, now)];
    expect(await Promise.all(answers)).toEqual([null, false, false, false]);
  });

  test('pages are newest first, without gaps or repeats, also at the same time', async () => {
    for (let index = 0; index < 7; index += 1) await named(`lead ${index}`, {}, now + Math.floor(index / 3));
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await store.list({}, { limit: 2, ...(after ? { after } : {}) });
      expect(page.total).toBe(7);
      seen.push(...page.leads.map(({ lead }) => lead.key));
      after = page.next ?? undefined;
    } while (after);
    expect(new Set(seen).size).toBe(7);
    const times = await Promise.all(seen.map(async (key) => (await store.get(key))?.receivedAt ?? 0));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test.each<[string, LeadFilter, string[]]>([
    ['everything', {}, ['ben', 'ada']],
    ['text in any case', { search: 'ÉMILE' }, ['ben']],
    ['text with wildcards taken literally', { search: '100%_' }, ['ben']],
    ['a backslash', { search: '\\' }, []],
    ['the form', { form: 'newsletter' }, ['ben']],
    ['the status', { status: 'spam' }, ['eve']],
    ['the state of forwarding', { forwarding: { state: 'delivered', targets: ['mail', 'slack'] } }, ['ada']],
    ['the state of forwarding to other targets', { forwarding: { state: 'delivered', targets: ['slack'] } }, []],
    ['the state of forwarding to no target', { forwarding: { state: 'delivered', targets: [] } }, []],
    ['the campaign', { source: 'ad', campaign: 'fall' }, ['ben']],
    ['the variant', { variant: 'Talk' }, ['ben']],
    ['tests', { test: true }, ['probe']],
    ['the time', { from: now, to: now + 1, test: false }, ['ada']],
  ])('a list can be limited to %s', async (_, filter, names) => {
    await named('ada');
    await store.settleDelivered(await claimed(), now);
    const campaign = { source: 'ad', name: 'fall' };
    await named('ben', { form: 'newsletter', fields: { name: 'émile', note: '100%_' }, campaign, variant: 'Talk' }, now + day);
    await put({ key: keyOf('eve') }, { status: 'spam' });
    await put({ key: keyOf('probe') }, { test: true });
    const keys = (await store.list({ status: 'inbox', test: false, ...filter }, { limit: 9 })).leads.map(({ lead }) => lead.key);
    expect(keys).toEqual(names.map(keyOf));
  });

  test('leads are counted by day, campaign and variant, without spam and tests', async () => {
    await named('a', { campaign: { source: 'ad', name: 'fall' }, variant: 'Talk' });
    await named('b', { campaign: { source: 'ad', name: 'fall' }, variant: 'Talk' }, now + 1);
    await named('c', {}, now + day);
    await named('late', {}, now + 9 * day);
    await put({ key: keyOf('eve') }, { status: 'spam' });
    await put({ key: keyOf('probe') }, { test: true });
    expect(await store.counts(now, now + 9 * day)).toEqual([
      { day: '2026-11-22', source: 'ad', campaign: 'fall', variant: 'Talk', count: 2 },
      { day: '2026-11-23', source: '', campaign: '', variant: '', count: 1 },
    ]);
  });

  test('a person is erased by email address, in any field and case, and nobody else', async () => {
    await named('field', { fields: { email: 'ADA@example.com' } });
    await named('text', { fields: { message: 'Write to ada@example.com.', list: [] } });
    await named('list', { fields: { people: ['x', 'ada@example.com'] } });
    await named('longer', { fields: { email: 'grandada@example.com' } });
    await named('longer with a hyphen', { fields: { email: 'grand-ada@example.com' } });
    await named('longer host', { fields: { email: 'ada@example.com-mail.org' } });
    await named('longer, beyond ASCII', { fields: { email: 'żada@example.com' } });
    await named('other host', { fields: { email: 'ada@example.com.au' } });
    await named('longer, encoded', { fields: {}, path: '/x%2Bada%40example.com/' });
    expect([await store.eraseEmail(' Ada@Example.com '), await store.eraseEmail(''), await store.eraseEmail('%@%')]).toEqual([3, 0, 0]);
    const left = (await store.list({}, { limit: 9 })).leads.map(({ lead }) => lead.key).sort();
    expect(left).toEqual(
      ['longer', 'longer with a hyphen', 'longer host', 'longer, beyond ASCII', 'longer, encoded', 'other host'].map(keyOf).sort(),
    );
    expect((await store.backlog()).map(({ count }) => count)).toEqual([6, 6]);
  });

  test.each([
    ['in its campaign', { fields: {}, campaign: { content: 'Ada@Example.com' } }, 'ada@example.com'],
    ['in the address of a page', { fields: {}, entryPoint: '/welcome/ada@example.com/' }, 'ada@example.com'],
    ['with its domain in ASCII', { fields: { email: 'ada@xn--bcher-kva.example' } }, 'ada@bücher.example'],
    ['between words without spaces', { fields: { message: '連絡先はada@example.comです' } }, 'ada@example.com'],
    ['after the hyphen of a list', { fields: { message: 'Invite:\n-ada@example.com\n-bob@example.com' } }, 'ada@example.com'],
    ['between underscores', { fields: { message: 'Not _ada@example.com_?' } }, 'ada@example.com'],
    ['before a dash', { fields: { message: '...ada@example.com- thanks' } }, 'ada@example.com'],
    ['with capitals beyond ASCII', { fields: { email: 'ÉMILE@example.com' } }, 'émile@example.com'],
    ['with its domain beyond ASCII', { fields: { message: 'Or ada@bücher.example?' } }, 'ada@xn--bcher-kva.example'],
    ['encoded in the address of a page', { fields: {}, path: '/welcome/Ada%40Example.com/' }, 'ada@example.com'],
    ['encoded beyond ASCII', { fields: {}, entryPoint: '/welcome/%C3%A9mile@example.com/' }, 'émile@example.com'],
    ['in the honeypot', { fields: {}, signals: { trap: 'ada@example.com', secondsOnForm: 3 } }, 'ada@example.com'],
    ['in the place of its form', { fields: {}, source: 'ada@example.com' }, 'ada@example.com'],
  ])('a lead is erased that has the address %s', async (_, lead, email) => {
    await named('ada', lead);
    expect(await leadsAbout(store, email)).toHaveLength(1);
    expect(await store.eraseEmail(email)).toBe(1);
  });

  test('an erased lead is no longer forwarded', async () => {
    await put();
    expect(await store.erase(contactLead().key)).toBe(true);
    expect([await store.claim('mail', now, lease), await store.get(contactLead().key)]).toEqual([null, null]);
  });

  test('old leads are erased, and how many is reported', async () => {
    await named('old', {}, now - 1);
    await named('new');
    expect(await store.eraseBefore(now)).toBe(1);
    expect(await store.get(keyOf('new'))).not.toBeNull();
    expect((await store.backlog()).map(({ count }) => count)).toEqual([1, 1]);
  });

  test('the backlog says how many leads wait and since when', async () => {
    await named('a', {}, now - 5);
    await named('b');
    await store.settleFailed(await claimed(), 'HTTP 500', null);
    expect(await store.backlog()).toEqual([
      { target: 'mail', state: 'dead', count: 1, oldestReceivedAt: now - 5 },
      { target: 'mail', state: 'waiting', count: 1, oldestReceivedAt: now },
      { target: 'slack', state: 'waiting', count: 2, oldestReceivedAt: now - 5 },
    ]);
  });

  test('several processes may open a new database at once', async () => {
    database = await databases[kind]();
    await Promise.all([open(), open(), open()]);
    store = opened.at(-1) as LeadStore;
    expect(await put()).toBe('added');
    await expect(store.check(now)).resolves.toBeUndefined();
  });
});
