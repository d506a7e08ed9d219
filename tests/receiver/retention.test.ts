import type { LogEntry } from '../../src/receiver/log';
import { retention } from '../../src/receiver/retention';

const day = 86_400_000;
const start = { now: () => 1_000 * day, elapsed: () => 5 };
const after = (wallMs: number, elapsedMs: number) => ({ now: () => 1_000 * day + wallMs, elapsed: () => 5 + elapsedMs });

async function sweepAt(clocks: typeof start, eraseBefore = async (_: number) => 3) {
  const logged: LogEntry[] = [];
  const erased: number[] = [];
  const store = {
    eraseBefore: (time: number) => {
      erased.push(time);
      return eraseBefore(time);
    },
  };
  await retention(store, 30, (entry) => void logged.push(entry), start)(clocks);
  return { logged, erased };
}

test('leads older than the days to keep are erased', async () => {
  expect(await sweepAt(after(day, day))).toEqual({ erased: [971 * day], logged: [{ event: 'old leads erased', count: 3 }] });
});

test.each([
  ['a year ahead', 365 * day],
  ['a day back', -day],
])('nothing is erased after the clock was set %s', async (_, jump) => {
  const { erased, logged } = await sweepAt(after(day + jump, day));
  expect(erased).toEqual([]);
  expect(logged[0]?.event).toContain('clock changed');
});

test('a storage that fails is reported, and the sweep goes on tomorrow', async () => {
  const { logged } = await sweepAt(after(day, day), () =>
    Promise.reject(Object.assign(new Error('ada@example.com'), { code: 'SQLITE_FULL' })),
  );
  expect(logged).toEqual([{ event: 'old leads not erased', error: 'SQLITE_FULL' }]);
});
