/** @jest-environment jsdom */
import { errorLimit, listenForErrors } from '../../../src/site/errors/error-buffer';

const notify = jest.fn();

const throwAtWindow = (error: unknown, message = '') => window.dispatchEvent(new ErrorEvent('error', { error, message }));

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

// Without an error listener, the test environment reports errors as its own.
beforeAll(() => window.addEventListener('error', () => {}));

test('uncaught errors, unhandled rejections and added errors are buffered in order', () => {
  const buffer = listenForErrors(window, notify);
  const [first, second, third] = [new Error('1'), new Error('2'), new Error('3')];
  throwAtWindow(first);
  reject(second);
  buffer.add({ error: third, origin: 'boundary', boundary: 'page' });
  expect(notify).toHaveBeenCalledTimes(3);
  expect(buffer.drain()).toEqual([
    { error: first, origin: 'error' },
    { error: second, origin: 'rejection' },
    { error: third, origin: 'boundary', boundary: 'page' },
  ]);
});

test('an error that arrives through several channels is kept once', () => {
  const buffer = listenForErrors(window, notify);
  const error = new Error('once');
  throwAtWindow(error);
  reject(error);
  buffer.add({ error, origin: 'boundary', boundary: 'page' });
  expect(buffer.drain()).toHaveLength(1);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('a cross-origin script error is kept as its message', () => {
  const buffer = listenForErrors(window, notify);
  throwAtWindow(null, 'Script error.');
  expect(buffer.drain()).toEqual([{ error: 'Script error.', origin: 'error' }]);
});

test('thrown values of any type are kept', () => {
  const buffer = listenForErrors(window, notify);
  for (const reason of [undefined, null, 0, '', Symbol('s'), () => {}]) reject(reason);
  expect(buffer.drain()).toHaveLength(6);
});

test('only the first errors up to the limit are kept', () => {
  const buffer = listenForErrors(window, notify);
  for (let number = 0; number < errorLimit + 5; number++) reject(number);
  expect(buffer.drain().map(({ error }) => error)).toEqual(Array.from({ length: errorLimit }, (_, number) => number));
  expect(notify).toHaveBeenCalledTimes(errorLimit);
});

test('after it is drained, the buffer is empty and stops listening', () => {
  const buffer = listenForErrors(window, notify);
  reject('early');
  expect(buffer.drain()).toHaveLength(1);
  reject('late');
  throwAtWindow(new Error('late'));
  expect(buffer.drain()).toEqual([]);
});
