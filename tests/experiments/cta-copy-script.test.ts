import { ctaVariants } from '../../src/experiments/cta-copy';
import { ctaCopyScript } from '../../src/experiments/cta-copy-script';
import { runInline } from './inline-script';

const key = 'experiment-cta-copy';
const { dataset } = document.documentElement;
const run = () => runInline(ctaCopyScript);

beforeEach(() => {
  window.localStorage.clear();
  delete dataset.ctaCopy;
  delete dataset.ctaDrawn;
});

afterEach(() => jest.restoreAllMocks());

test('it is smaller than 600 bytes and cannot end its script element', () => {
  expect(Buffer.byteLength(ctaCopyScript)).toBeLessThan(600);
  expect(ctaCopyScript).not.toContain('</');
});

test('a stored known variant is shown and not drawn again', () => {
  window.localStorage.setItem(key, 'schedule-a-call');
  run();
  expect(dataset.ctaCopy).toBe('schedule-a-call');
  expect(dataset.ctaDrawn).toBeUndefined();
});

test.each([0, 0.3, 0.6, 0.99])('a new visitor with chance %d gets a variant that is stored and marked as drawn', (chance) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  run();
  expect(dataset.ctaCopy).toBe(ctaVariants[Math.floor(chance * 4)]);
  expect(window.localStorage.getItem(key)).toBe(dataset.ctaCopy);
  expect(dataset.ctaDrawn).toBe('');
});

test.each(['', 'unknown', '__proto__', 'constructor', '<b>', 'x'.repeat(100_000)])('the stored value %.20j is replaced', (poison) => {
  window.localStorage.setItem(key, poison);
  run();
  expect(ctaVariants).toContain(dataset.ctaCopy);
  expect(window.localStorage.getItem(key)).toBe(dataset.ctaCopy);
});

test('a denied store does not stop it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run).not.toThrow();
  expect(ctaVariants).toContain(dataset.ctaCopy);
});
