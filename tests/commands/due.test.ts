import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dueSince } from '../../src/commands/due';
import { writeSmallContent } from '../model/small-content';

const calendar = (zone: string) => ({ zone, pages: [{ file: 'blog/a-post.md', date: '2026-12-01 09:30' }] });
const due = (zone: string, since: string, now: string) => dueSince(calendar(zone), Date.parse(since), Date.parse(now));

const post = (zone: string) => `blog/a-post.md appears at 2026-12-01 09:30, ${zone}.`;

test.each([
  ['before its minute', 'UTC', '2026-12-01T08:23Z', '2026-12-01T09:23Z', []],
  ['in its minute', 'UTC', '2026-12-01T08:23Z', '2026-12-01T09:30Z', [post('UTC')]],
  ['after a build in its minute', 'UTC', '2026-12-01T09:30Z', '2026-12-01T10:23Z', []],
  ['before its minute in another zone', 'America/Chicago', '2026-12-01T08:23Z', '2026-12-01T15:29Z', []],
  ['in its minute in another zone', 'America/Chicago', '2026-12-01T08:23Z', '2026-12-01T15:30Z', [post('America/Chicago')]],
  ['at New Year', 'UTC', '2026-12-31T23:23Z', '2027-01-01T00:23Z', ['The year 2027 has begun.']],
  ['at New Year elsewhere', 'America/Chicago', '2026-12-31T23:23Z', '2027-01-01T00:23Z', []],
  ['at its own New Year', 'America/Chicago', '2027-01-01T05:23Z', '2027-01-01T06:23Z', ['The year 2027 has begun.']],
  ['30 days after a build', 'UTC', '2026-12-02T00:00Z', '2026-12-31T23:59Z', []],
  ['later', 'UTC', '2027-01-02T00:00Z', '2027-02-01T00:01Z', ['The published site was built more than 30 days ago.']],
])('%s, in %s, a site built at %s lacks at %s: %j', (_, zone, since, now, expected) => {
  expect(due(zone, since, now)).toEqual(expected);
});

test('a site of unknown age is built again', () => {
  expect(dueSince(calendar('UTC'), undefined, Date.now())).toHaveLength(1);
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  beforeAll(() => writeSmallContent(folder));
  afterAll(() => rmSync(folder, { recursive: true }));
  const ask = (since: string) => {
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['src/commands/due.ts', `--since=${since}`, folder], {
      encoding: 'utf8',
    });
    return [status, stdout.trim(), stderr.trim()];
  };

  test('answers for the workflow, and says why', () => {
    const now = new Date().toISOString();
    expect(ask(now)).toEqual([0, 'due=false', `Nothing is due since ${now}.`]);
    expect(ask('2020-01-01T00:00:00Z')).toEqual([0, 'due=true', expect.stringContaining('/a-post.md appears at ')]);
    expect(ask('')).toEqual([0, 'due=true', 'It is unknown when the published site was built.']);
    expect(ask('yesterday')).toEqual([1, '', expect.stringContaining('"yesterday" is not a time')]);
  });

  test('answers for content that the checks reject', () => {
    writeFileSync(join(folder, 'services/a-service.md'), 'no front matter');
    expect(ask(new Date().toISOString())[1]).toBe('due=false');
  });
});
