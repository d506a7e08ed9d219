import { attemptLimit } from '../../../src/receiver/inbox/attempt-limit';

const spend = (limit: ReturnType<typeof attemptLimit>, client: string, now: number, times: number) => {
  for (let time = 0; time < times; time += 1) limit.take(client, now);
};

test('addresses of one IPv6 network are one client', () => {
  const limit = attemptLimit();
  spend(limit, '2001:db8:1:2::1', 0, 5);
  expect(limit.take('2001:db8:1:2:ffff::9', 0)).toBe(900_000);
  expect(limit.take('2001:db8:1:3::1', 0)).toBe(0);
});

test('a clock that is set back locks nobody out for longer', () => {
  const limit = attemptLimit();
  spend(limit, 'a', 10_000_000, 6);
  expect(limit.take('a', 10_000_001)).toBeGreaterThan(0);
  expect(limit.take('a', 0)).toBe(0);
});

test('memory stays bounded under a flood of clients, and the longest-idle client is evicted first', () => {
  const limit = attemptLimit();
  spend(limit, 'first', 0, 5);
  spend(limit, 'second', 0, 5);
  for (let client = 0; client < 9_999; client += 1) limit.take(`client ${client}`, 0);
  expect(limit.take('second', 0)).toBe(900_000);
  expect(limit.take('first', 0)).toBe(0);
});
