/** @jest-environment jsdom */
import type { CaughtError } from '../../../src/site/errors/error-buffer';

type Reporting = typeof import('../../../src/site/errors/error-reporting');

const capture = jest.fn<void, [CaughtError]>();
const startErrorService = jest.fn();
jest.mock('../../../src/site/errors/error-service', () => ({ startErrorService: (...call: unknown[]) => startErrorService(...call) }));

const production = { production: true, environment: 'production', sentryDsn: 'https://key@errors.example/7', codeVersion: 'abc1234' };
const settings: { publicSettings: object } = { publicSettings: production };
jest.mock('../../../src/site/edge/public-settings', () => settings);

let idle: (() => void)[] = [];

/** The module after a page load: nothing started, nothing caught. */
function loadPage(publicSettings: object = production): Reporting {
  settings.publicSettings = publicSettings;
  let reporting: Reporting | undefined;
  jest.isolateModules(() => {
    reporting = require('../../../src/site/errors/error-reporting');
  });
  if (!reporting) throw new Error('The module was not loaded.');
  return reporting;
}

const throwAtWindow = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const settle = () => new Promise((resolve) => setTimeout(resolve));
const captured = () => capture.mock.calls.map(([{ error }]) => error);

/** Listeners of a page load, removed when its page ends. */
const listening: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener } = window;

// Without an error listener, the test environment reports errors as its own.
beforeAll(() => window.addEventListener('error', () => {}));

beforeEach(() => {
  window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
    listening.push(listener);
    addEventListener.call(window, ...listener);
  };
  startErrorService.mockReset().mockReturnValue(capture);
  idle = [];
  window.requestIdleCallback = (work) => idle.push(() => work({ didTimeout: false, timeRemaining: () => 10 }));
});

afterEach(() => {
  for (const [type, listener] of listening.splice(0)) window.removeEventListener(type, listener);
  window.addEventListener = addEventListener;
});

test('the service starts when the browser is idle, with the code version and the environment', async () => {
  loadPage().startErrorReporting();
  await settle();
  expect(startErrorService).not.toHaveBeenCalled();
  for (const work of idle) work();
  await settle();
  expect(startErrorService.mock.calls).toEqual([[{ dsn: production.sentryDsn, environment: 'production', release: 'abc1234' }]]);
  expect(capture).not.toHaveBeenCalled();
});

test('no idle callback is requested while the page is loading', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  loadPage().startErrorReporting();
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(idle).toHaveLength(1);
  state.mockRestore();
});

test('the first error starts the service, and all buffered errors are handed over once', async () => {
  const { startErrorReporting, reportError } = loadPage();
  startErrorReporting();
  const errors = [new Error('1'), new Error('2'), new Error('3')];
  throwAtWindow(errors[0]);
  throwAtWindow(errors[1]);
  reportError(errors[2], { boundary: 'page' });
  reportError(errors[2], { boundary: 'page' });
  await settle();
  for (const work of idle) work();
  await settle();
  expect(startErrorService).toHaveBeenCalledTimes(1);
  expect(captured()).toEqual(errors);
});

test('once running, the service captures window errors itself and gets only boundary errors from the site', async () => {
  const { startErrorReporting, reportError } = loadPage();
  startErrorReporting();
  for (const work of idle) work();
  await settle();
  throwAtWindow(new Error('for the SDK'));
  const error = new Error('in rendering');
  reportError(error, { boundary: 'footer' });
  await settle();
  expect(capture.mock.calls).toEqual([[{ error, origin: 'boundary', boundary: 'footer' }]]);
});

test('a service that fails to load is retried on the next error, and no error is lost', async () => {
  loadPage().startErrorReporting();
  startErrorService.mockImplementation(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  for (const number of [1, 2]) {
    throwAtWindow(new Error(`${number}`));
    await settle();
  }
  startErrorService.mockReturnValue(capture);
  const last = new Error('3');
  throwAtWindow(last);
  await settle();
  expect(captured()).toHaveLength(3);
});

test('a service that never loads is abandoned after three attempts', async () => {
  loadPage().startErrorReporting();
  startErrorService.mockImplementation(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  for (let number = 0; number < 9; number++) {
    throwAtWindow(new Error(`${number}`));
    await settle();
  }
  expect(startErrorService).toHaveBeenCalledTimes(3);
});

test.each([
  ['in development', { ...production, production: false }],
  ['in another environment', { ...production, environment: 'staging' }],
  ['without a DSN', { ...production, sentryDsn: undefined }],
])('%s, nothing is loaded or reported', async (_where, publicSettings) => {
  const { startErrorReporting, reportError } = loadPage(publicSettings);
  startErrorReporting();
  throwAtWindow(new Error('kept quiet'));
  reportError(new Error('kept quiet'), { boundary: 'page' });
  await settle();
  expect(idle).toHaveLength(0);
  expect(startErrorService).not.toHaveBeenCalled();
});

test('starting twice reports each error once', async () => {
  const { startErrorReporting } = loadPage();
  startErrorReporting();
  startErrorReporting();
  throwAtWindow('thrown text');
  await settle();
  expect(captured()).toEqual(['thrown text']);
});

test('without requestIdleCallback, the service starts after five seconds', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  loadPage().startErrorReporting();
  jest.advanceTimersByTime(4_999);
  expect(startErrorService).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await settle();
  expect(startErrorService).toHaveBeenCalledTimes(1);
});

test('a repeated failure with the same cause is reported once per visit', async () => {
  window.sessionStorage.clear();
  for (const visited of ['first page', 'second page']) {
    const reporting = loadPage();
    reporting.startErrorReporting();
    for (const work of idle.splice(0)) work();
    await settle();
    reporting.reportError(new Error(visited), { boundary: 'navigation', cause: 'page /about-us/' });
    reporting.reportError(new Error(`other on the ${visited}`), { boundary: 'navigation' });
  }
  expect(captured()).toEqual([new Error('first page'), new Error('other on the first page'), new Error('other on the second page')]);
});
