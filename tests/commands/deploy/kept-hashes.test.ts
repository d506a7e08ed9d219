import { hashesAfter, hashesIn, withEarlierHashes, withoutOtherHashes } from '../../../src/commands/deploy/kept-hashes';

const policy = "default-src 'none'; script-src 'self' 'sha256-b+/=' https://cdn.example; style-src 'self'";
const now = new Date('2030-03-31T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

test('the script hashes in a policy are found', () => {
  expect(hashesIn(policy)).toEqual(['sha256-b+/=']);
});

test('scripts of earlier builds stay allowed for 30 days', () => {
  expect(hashesAfter({ 'sha256-a': null, 'sha256-old': daysAgo(31), 'sha256-c': daysAgo(29) }, { policy }, now)).toEqual({
    'sha256-b+/=': null,
    'sha256-a': now.toISOString(),
    'sha256-c': daysAgo(29),
  });
});

test('only the newest earlier scripts stay allowed, because the length of a policy is limited', () => {
  const many = Object.fromEntries(Array.from({ length: 29 }, (_, day) => [`sha256-${day}`, daysAgo(day)]));
  const kept = Object.keys(hashesAfter(many, { policy }, now));
  expect(kept).toContain('sha256-b+/=');
  expect(kept).toContain('sha256-0');
  expect(kept).not.toContain('sha256-28');
  expect(kept.length).toBeLessThan(15);
});

test('earlier scripts are added to script-src only', () => {
  expect(withEarlierHashes(policy, { 'sha256-b+/=': null, 'sha256-a': daysAgo(1) })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-b+/=' https://cdn.example 'sha256-a'; style-src 'self'",
  );
  expect(withEarlierHashes('nosniff', { 'sha256-a': null })).toBe('nosniff');
});

test('extra script hashes in a served policy are ignored, but a missing one is not', () => {
  const served = withEarlierHashes(policy, { 'sha256-a': daysAgo(1) });
  expect(withoutOtherHashes(served, policy)).toBe(policy);
  expect(withoutOtherHashes(served.replace(" 'sha256-b+/='", ''), policy)).not.toBe(policy);
});
