import { execSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpointIn, probeRevision } from '../../../src/commands/leads/probe';
import { quietOutput } from '../../../src/commands/leads/quiet';
import type { LeadStore } from '../../../src/receiver/storage/lead-store';
import { openStore } from '../../../src/receiver/storage/open-store';
import { runReceiver } from '../../receiver/running-receiver';
import { contactLead, keyOf } from '../../receiver/stored-lead';
import { bundledCommand } from '../bundled-command';

const command = bundledCommand('leads');
const folder = mkdtempSync(join(tmpdir(), 'leads-command-'));
const database = join(folder, 'leads.db');
let store: LeadStore;
const hook = { LEADS_WEBHOOK: 'https://hook.example/', LEADS_WEBHOOK_SECRET: 'a-secret-of-the-test' };
const token = 'a-token-of-sixteen';

beforeAll(async () => {
  store = await openStore(database);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command like npm does, without this process waiting in the way of the servers that it calls. */
const leads = (args: string[], settings: Record<string, string> = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const env = { ...process.env, LEADS_DATABASE: database, ...settings };
    const child = spawn(process.execPath, [command, ...args], { env });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.stderr.on('data', (part) => {
      err += part;
    });
    child.on('exit', (code) => done({ code, out, err }));
  });

const put = (name: string, email: string, status: 'inbox' | 'spam' = 'inbox') =>
  store.put(
    { lead: contactLead({ key: keyOf(name), fields: { email, note: '=1+1' } }), status, spamReasons: [], test: false },
    ['webhook'],
    Date.now(),
  );

test('leads are listed, shown and exported', async () => {
  await put('ada', 'ada@example.com');
  await put('eve', 'eve@example.com', 'spam');
  const [list, spam, shown, exported] = await Promise.all([
    leads(['list', '--json']),
    leads(['list', '--spam']),
    leads(['show', keyOf('ada')]),
    leads(['export', '--search', 'ADA@']),
  ]);
  expect(JSON.parse(list.out)).toMatchObject({ total: 1, leads: [{ lead: { key: keyOf('ada') } }] });
  expect(spam.out).toMatch(/eve@example\.com[\s\S]*1 of 1/);
  expect(shown.out).toMatch(/ada@example\.com[\s\S]*webhook +waiting, attempts 0/);
  expect(exported.out).toContain(`"ada@example.com","'=1+1"`);
});

test('the command in the docs exports CSV and nothing else', () => {
  const [, documented = ''] = /`(npm run .*) > leads\.csv`/.exec(readFileSync('docs/leads.md', 'utf8')) ?? [];
  const printed = execSync(documented, { env: { ...process.env, LEADS_DATABASE: database }, encoding: 'utf8' });
  expect(printed).toMatch(/^\uFEFF"key",/);
});

test.each([['list'], ['about', 'ada@example.com'], ['erase', 'ada@example.com', '--yes']])(
  '%s does not answer from a database that it would have to create',
  async (...args) => {
    const missing = join(folder, 'elsewhere', 'leads.db');
    expect(await leads(args, { LEADS_DATABASE: missing })).toMatchObject({
      code: 1,
      err: `There is no database at ${missing}: set LEADS_DATABASE as for the receiver.\n`,
    });
    expect(existsSync(missing)).toBe(false);
  },
);

test('an empty database file is refused and left as it is', async () => {
  const empty = join(folder, 'empty.db');
  writeFileSync(empty, '');
  expect((await leads(['list'], { LEADS_DATABASE: empty })).err).toContain(`There is no database at ${empty}`);
  expect(statSync(empty).size).toBe(0);
});

test('output cut short, as by head, is no error, but output that finds no room is one', () => {
  const env = { ...process.env, LEADS_DATABASE: database };
  const run = (redirection: string) =>
    execSync(`"${process.execPath}" "${command}" export ${redirection}`, { env, shell: '/bin/bash', stdio: 'pipe' });
  expect(String(run('2>&1 | head -c 0; exit $PIPESTATUS'))).toBe('');
  expect(() => run('> /dev/full')).toThrow('ENOSPC');
});

test('everything about a person is printed, spam too', async () => {
  await put('ada as spam', 'Ada@example.com', 'spam');
  const { out } = await leads(['about', 'ada@example.com']);
  expect(out.trim().split('\n')).toHaveLength(3);
  expect((await leads(['about', 'ada'])).err).toContain('ada is not an email address.');
});

test('dead letters for a target that is not configured are neither counted as retried nor an alarm', async () => {
  const claimed = await store.claim('webhook', Date.now(), 1_000);
  if (claimed) await store.settleFailed(claimed, 'HTTP 500', null);
  const slack = { LEADS_SLACK: 'https://hooks.slack.example/' };
  expect(JSON.parse((await leads(['retry', '--dead', '--json'], slack)).out)).toEqual({ retried: 0 });
  expect(await leads(['quiet', '--hours', '48'], slack)).toMatchObject({ code: 0 });
  expect(await leads(['quiet', '--hours', '48'], hook)).toMatchObject({ code: 1 });
});

test('an option of another command is refused', async () => {
  expect(await leads(['list', '--dead'])).toMatchObject({ code: 1, err: expect.stringContaining('"list" takes no --dead.') });
  expect((await leads(['erase', 'ada@example.com', '--form', 'contact', '--yes'])).code).toBe(1);
  expect(await store.get(keyOf('ada'))).not.toBeNull();
});

test('dead letters are retried, all at once', async () => {
  const claimed = await store.claim('webhook', Date.now(), 1_000);
  if (claimed) await store.settleFailed(claimed, 'HTTP 500', null);
  expect((await leads(['retry', '--dead'])).code).toBe(1);
  expect(await leads(['retry', keyOf('ada'), '--dead'], hook)).toMatchObject({ code: 1, err: expect.stringContaining('not both') });
  expect(JSON.parse((await leads(['retry', '--dead', '--json'], hook)).out)).toEqual({ retried: 1 });
  expect((await store.get(keyOf('ada')))?.forwardings).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('spam is not forwarded, even by its key', async () => {
  expect(await leads(['retry', keyOf('eve')], hook)).toMatchObject({ code: 1, out: 'Spam and tests are not forwarded.\n' });
  expect((await store.get(keyOf('eve')))?.forwardings).toEqual([]);
});

test('a person is erased only with --yes', async () => {
  expect((await leads(['erase', 'ada@example.com'])).out).toContain('2 would be erased');
  expect(await store.get(keyOf('ada'))).not.toBeNull();
  expect(await leads(['erase', 'ada@example.com', '--yes'])).toMatchObject({ code: 0, out: expect.stringContaining('2 erased') });
  expect((await leads(['erase', keyOf('ada'), '--yes'])).code).toBe(1);
});

test.each([[[]], [['nonsense']], [['show']], [['constructor']]])('%j prints how the command is used', async (args) => {
  expect(await leads(args)).toMatchObject({ code: 1, err: expect.stringContaining('npm run leads --') });
});

test.each([
  ['show', 'The key of the lead is missing.'],
  ['about', 'The email address is missing.'],
  ['retry', 'The key of the lead, or --dead, is missing.'],
  ['erase', 'The key of the lead, or the email address, is missing.'],
])('%s says what is missing', async (name, message) => {
  expect(await leads([name])).toMatchObject({ code: 1, err: expect.stringContaining(`${message}\nUsage: npm run leads --`) });
});

test('--help prints how the command is used, and is no failure', async () => {
  expect(await leads(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('npm run leads --') });
});

test.each([
  [['export', 'ada@example.com'], 'ada@example.com'],
  [['erase', 'ada@example.com', 'eve@example.com', '--yes'], 'eve@example.com'],
  [['list', '--search', 'ada', 'lovelace'], 'lovelace'],
])('%j names the argument too many and does nothing', async (args, extra) => {
  await put('ada', 'ada@example.com');
  expect(await leads(args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(`"${extra}"`) });
  expect(await store.get(keyOf('ada'))).not.toBeNull();
});

test('a mistyped command is named', async () => {
  expect((await leads(['nonsense'])).err).toContain('"nonsense"');
});

test.each([
  [['probe', '--site', 'example'], '"example" is not a URL'],
  [['list', '--state', 'x'], '--state'],
  [['list', '--since', 'x'], '--since'],
  [['list', '--since', '5'], '--since'],
  [['list', '--since', '2026-02-31'], '--since'],
  [['list', '--limit', '40000'], '--limit must be at most 1000'],
  [['quiet', '--hours', 'x'], '--hours'],
])('%j names the malformed option', async (args, name) => {
  expect((await leads(args)).err).toContain(name);
});

test.each([
  ['a lead has arrived', 1, [], []],
  ['no lead has arrived for too long', 60, [], ['No lead has arrived since 1970-04-08T12:00:00.000Z.']],
  [
    'there are dead letters',
    1,
    [{ target: 'mail', state: 'dead', count: 2, oldestReceivedAt: 0 }],
    ['2 leads could not be forwarded to mail'],
  ],
  [
    'there is one dead letter',
    1,
    [{ target: 'mail', state: 'dead', count: 1, oldestReceivedAt: 0 }],
    ['1 lead could not be forwarded to mail (dead letters).'],
  ],
  [
    'a target is behind',
    1,
    [{ target: 'slack', state: 'waiting', count: 3, oldestReceivedAt: 0 }],
    ['slack is behind: 3 leads waiting for it.'],
  ],
  [
    'a target has been down for seven hours',
    1,
    [{ target: 'mail', state: 'waiting', count: 1, oldestReceivedAt: (100 * 24 - 7) * 3_600_000 }],
    ['mail is behind: 1 lead waiting for it.'],
  ],
  [
    'a target has been down for five hours',
    1,
    [{ target: 'mail', state: 'waiting', count: 1, oldestReceivedAt: (100 * 24 - 5) * 3_600_000 }],
    [],
  ],
] as const)('quiet, when %s', (_, hoursAgo, backlog, problems) => {
  const now = 100 * 86_400_000;
  const { lines, failed } = quietOutput({ lastLeadAt: now - hoursAgo * 3_600_000, backlog: [...backlog] }, 48, now);
  expect(failed).toBe(problems.length > 0);
  for (const problem of problems) expect(lines.join('\n')).toContain(problem);
});

test('quiet says when the last lead arrived', () => {
  const last = Date.parse('2026-11-22T10:00:00Z');
  const { lines } = quietOutput({ lastLeadAt: last, backlog: [] }, 48, last);
  expect(lines).toEqual(['The last lead arrived at 2026-11-22T10:00:00.000Z.']);
});

test('quiet fails if no lead has ever arrived', () => {
  expect(quietOutput({ lastLeadAt: null, backlog: [] }, 48, Date.now())).toMatchObject({
    failed: true,
    lines: ['No lead has ever arrived.'],
  });
});

test.each([
  [
    '<form method="dialog" action="/a"><form class="x" method="post" action="https://l.example/leads?a=1&amp;b=2">',
    'https://l.example/leads?a=1&b=2',
  ],
  ['<form method="post" action="/leads">', 'https://www.example.com/leads'],
  ['<form method="dialog">', undefined],
])('the endpoint in %s', (html, endpoint) => {
  expect(endpointIn(html, new URL('https://www.example.com/contact-us/'))).toBe(endpoint);
});

test('the revision of a probe increases every second, exceeds those counted in minutes and stays valid', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(probeRevision(now + 1_000)).toBe(probeRevision(now) + 1);
  expect(probeRevision(now)).toBeGreaterThan(now / 60_000);
  expect(probeRevision(Date.parse('2051-01-01T00:00:00Z'))).toBeLessThan(1e9);
});

describe('through a site', () => {
  test('a probe arrives as a test, again and again, and nothing else changes', async () => {
    const site = createServer((_, response) => response.end(`<form method="post" action="${receiver.origin}/leads">`));
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const receiver = await runReceiver({ LEADS_TOKEN: token, LEADS_ORIGINS: address });
    const settings = { LEADS_URL: receiver.origin, LEADS_TOKEN: token, LEADS_DATABASE: '' };
    for (let times = 0; times < 2; times += 1)
      expect(await leads(['probe', '--site', address], settings)).toMatchObject({
        code: 0,
        out: expect.stringMatching(/arrived after \d+ ms/),
      });
    expect((await receiver.store.list({}, { limit: 9 })).leads).toMatchObject([{ test: true }]);
    expect((await leads(['quiet'], settings)).out).toContain('No lead has ever arrived');
    expect((await leads(['quiet'], { ...settings, LEADS_TOKEN: 'another-token-of-16' })).err).toContain('answers 401');
    await receiver.close();
    expect(await leads(['probe', '--site', address], settings)).toMatchObject({
      code: 1,
      err: `${receiver.origin}/leads does not respond (ECONNREFUSED).\n`,
    });
    expect((await leads(['quiet'], settings)).err).toBe(`${receiver.origin}/leads/status does not respond (ECONNREFUSED).\n`);
    site.close();
  });
});
