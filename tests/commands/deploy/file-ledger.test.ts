import { type Ledger, ledgerAfter, parseLedger } from '../../../src/commands/deploy/file-ledger';

const now = new Date('2030-03-31T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
const old = '/app-0123456789abcdef0123.js';
const picture = '/static/a/b/c.avif';

test('the first deploy records its files and removes nothing', () => {
  expect(ledgerAfter({}, ['/index.html', old], now)).toEqual({ ledger: { '/index.html': null, [old]: null }, removable: [] });
});

test.each<[string, Ledger, string[]]>([
  ['a hashed file of the previous build', { [old]: null }, []],
  ['a hashed file dropped today', { [old]: now.toISOString() }, []],
  ['a hashed file dropped 29 days ago', { [old]: daysAgo(29) }, []],
  ['a picture dropped 29.9 days ago', { [picture]: daysAgo(29.9) }, []],
  ['a hashed file dropped 30 days ago', { [old]: daysAgo(30) }, [old]],
  ['a picture dropped 400 days ago', { [picture]: daysAgo(400) }, [picture]],
  ['a deleted page', { '/gone/index.html': null }, ['/gone/index.html']],
  ['data of a deleted page', { '/page-data/gone/page-data.json': null }, ['/page-data/gone/page-data.json']],
])('%s is kept or removed according to the retention period', (_, before, removable) => {
  const after = ledgerAfter(before, ['/index.html'], now);
  expect(after.removable).toEqual(removable);
  expect(Object.keys(after.ledger).filter((path) => removable.includes(path))).toEqual([]);
});

test('the 30 days start when a build drops the file, regardless of its age', () => {
  const first = ledgerAfter({ [old]: null }, [], new Date(daysAgo(10)));
  expect(first.ledger).toEqual({ [old]: daysAgo(10) });
  expect(ledgerAfter(first.ledger, [], now)).toEqual({ ledger: { [old]: daysAgo(10) }, removable: [] });
});

test('a file that returns with a rollback counts as in use again', () => {
  expect(ledgerAfter({ [old]: daysAgo(29) }, [old], now).ledger).toEqual({ [old]: null });
});

test('a file used in the last 30 days is never removed, regardless of the order of deploys', () => {
  const builds = [
    ['/a-0123456789abcdef0123.js'],
    ['/b-0123456789abcdef0123.js'],
    ['/a-0123456789abcdef0123.js'],
    ['/c-0123456789abcdef0123.js'],
  ];
  const lastSeen = new Map<string, number>();
  let ledger: Ledger = {};
  for (let day = 0; day < 200; day += 7) {
    const files = builds[(day / 7) % builds.length] ?? [];
    const time = new Date(now.getTime() + day * 24 * 60 * 60 * 1000);
    const after = ledgerAfter(ledger, files, time);
    for (const path of after.removable) expect(day - (lastSeen.get(path) ?? day)).toBeGreaterThanOrEqual(30);
    for (const path of files) lastSeen.set(path, day);
    ledger = after.ledger;
  }
});

test.each(['[]x', 'null', '"text"', '{"index.html":null}', '{"/index.html":"yesterday"}', '{"/index.html":{}}'])(
  'the malformed ledger %s is rejected',
  (text) => {
    expect(() => parseLedger(text)).toThrow();
  },
);

test('a stored ledger is read back unchanged', () => {
  const ledger = { '/index.html': null, [old]: daysAgo(3) };
  expect(parseLedger(JSON.stringify(ledger))).toEqual(ledger);
});
