import { isLeadKey } from '../../../src/contract/lead';
import { postedKey } from '../../../src/receiver/intake/posted-key';

const time = Date.parse('2026-11-22T10:00:00Z');
const key = postedKey('a secret', 'form=contact&name=Ada', time);

test('a form posted again before the hour ends has the same key', () => {
  expect(isLeadKey(key)).toBe(true);
  expect(postedKey('a secret', 'form=contact&name=Ada', time + 59 * 60_000)).toBe(key);
});

test('another form, another hour and another receiver have other keys', () => {
  const others = [
    postedKey('a secret', 'form=contact&name=Ben', time),
    postedKey('a secret', 'form=contact&name=Ada', time + 60 * 60_000),
    postedKey('another secret', 'form=contact&name=Ada', time),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
});
