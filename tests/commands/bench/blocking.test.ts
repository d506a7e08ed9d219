import { blockingIn, type TraceEvent } from '../../../src/commands/bench/blocking';

const main = { pid: 1, tid: 2 };
const paint: TraceEvent = { name: 'firstContentfulPaint', ph: 'R', ts: 1000, ...main };
const task = (ts: number, cpuMs: number, own: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  dur: 500_000,
  tdur: cpuMs * 1000,
  ...main,
  ...own,
});

test('blocking time adds up what tasks take beyond 50 ms of a CPU four times slower', () => {
  expect(blockingIn([paint, task(2000, 20), task(3000, 15), task(4000, 12)])).toEqual({ blockedMs: 40, longestTaskMs: 80 });
});

test('tasks before first paint, of other threads and processes, and nested events do not count', () => {
  const others = [task(500, 90), task(2000, 90, { tid: 3 }), task(2000, 90, { pid: 3 }), task(2000, 90, { name: 'FunctionCall' })];
  expect(blockingIn([paint, ...others])).toEqual({ blockedMs: 0, longestTaskMs: 0 });
});

test('of several paints in a tab, the last is that of the page', () => {
  expect(blockingIn([paint, task(2000, 90), { ...paint, ts: 3000 }])).toEqual({ blockedMs: 0, longestTaskMs: 0 });
});

test('a trace without a paint is an error, not a page without blocking', () => {
  expect(() => blockingIn([task(2000, 90)])).toThrow('no first paint');
});
