/** @jest-environment node */
import { type Ledger, ledgerAfter, parseLedger } from '../../../src/commands/deploy/file-ledger';

const now = new Date('2030-03-31T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
const old = '/app-0123456789abcdef0123.js';
const picture = '/static/a/b/c.avif';

test('the first deploy notes its files and removes nothing', () => {
  expect(ledgerAfter({}, ['/index.html', old], now)).toEqual({ ledger: { '/index.html': null, [old]: null }, removable: [] });
});

test.each<[string, Ledger, string[]]>([
  ['a hashed file of the last build', { [old]: null }, []],
  ['a hashed file that left today', { [old]: now.toISOString() }, []],
  ['a hashed file that left 29 days ago', { [old]: daysAgo(29) }, []],
  ['a picture that left 29.9 days ago', { [picture]: daysAgo(29.9) }, []],
  ['a hashed file that left 30 days ago', { [old]: daysAgo(30) }, [old]],
  ['a picture that left 400 days ago', { [picture]: daysAgo(400) }, [picture]],
  ['a page that is gone', { '/gone/index.html': null }, ['/gone/index.html']],
  ['page data that is gone', { '/page-data/gone/page-data.json': null }, ['/page-data/gone/page-data.json']],
])('%s: what may be removed', (_, before, removable) => {
  const after = ledgerAfter(before, ['/index.html'], now);
  expect(after.removable).toEqual(removable);
  expect(Object.keys(after.ledger).filter((path) => removable.includes(path))).toEqual([]);
});

test('the 30 days begin when the file leaves, however old it is', () => {
  const first = ledgerAfter({ [old]: null }, [], new Date(daysAgo(10)));
  expect(first.ledger).toEqual({ [old]: daysAgo(10) });
  expect(ledgerAfter(first.ledger, [], now)).toEqual({ ledger: { [old]: daysAgo(10) }, removable: [] });
});

test('a file that comes back with an older version is in use again', () => {
  expect(ledgerAfter({ [old]: daysAgo(29) }, [old], now).ledger).toEqual({ [old]: null });
});

test('nothing younger than 30 days is ever removed, whatever the order of deploys', () => {
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
  'the damaged list %s is refused',
  (text) => {
    expect(() => parseLedger(text)).toThrow();
  },
);

test('a stored list reads back the same', () => {
  const ledger = { '/index.html': null, [old]: daysAgo(3) };
  expect(parseLedger(JSON.stringify(ledger))).toEqual(ledger);
});
