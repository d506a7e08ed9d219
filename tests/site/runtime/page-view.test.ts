import { isNewView, recordPageView } from '../../../src/site/runtime/page-view';

const page = jest.fn();
jest.mock('../../../src/site/analytics/page', () => ({ page: (...call: unknown[]) => page(document.title, ...call) }));

const at = (pathname: string, search = '') => ({ pathname, search });

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Page';
  delete window.firstViewSent;
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

test.each([
  ['the first page', at('/'), null, true],
  ['another page', at('/services/'), at('/'), true],
  ['a page below', at('/services/web-development/'), at('/services/'), true],
  ['the same page', at('/'), at('/'), false],
  ['the same page with another query or hash', at('/blog/', '?a=1'), at('/blog/', '?a=2'), false],
  ['the same page with its slash', at('/blog/'), at('/blog'), false],
])('%s: a new view or not', (_what, location, previous, expected) => {
  expect(isNewView(location, previous)).toBe(expected);
});

test('the first view is recorded once, 50 ms after the route was there and with the title of that moment', () => {
  document.title = 'Old';
  recordPageView(at('/', '?gclid=a'), null);
  jest.advanceTimersByTime(49);
  expect(page).not.toHaveBeenCalled();
  document.title = 'New';
  jest.advanceTimersByTime(1);
  expect(page.mock.calls).toEqual([['New', at('/', '?gclid=a')]]);
  jest.runAllTimers();
  expect(page).toHaveBeenCalledTimes(1);
});

test('a view waits for its title where there is none yet', () => {
  document.title = '';
  recordPageView(at('/services/'), at('/'));
  jest.advanceTimersByTime(120);
  expect(page).not.toHaveBeenCalled();
  document.title = 'Services';
  jest.advanceTimersByTime(50);
  expect(page.mock.calls).toEqual([['Services', at('/services/')]]);
});

test('each page of a walk is recorded once, there and back', () => {
  const walk = ['/', '/services/', '/blog/', '/services/'];
  walk.forEach((pathname, step) => {
    const previous = walk[step - 1];
    recordPageView(at(pathname), previous === undefined ? null : at(previous));
    jest.advanceTimersByTime(50);
  });
  expect(page.mock.calls.map(([, { pathname }]) => pathname)).toEqual(walk);
});

test('a change of the query or the hash alone records nothing', () => {
  recordPageView(at('/blog/', '?a=1'), at('/blog/'));
  recordPageView(at('/blog/'), at('/blog/'));
  jest.runAllTimers();
  expect(page).not.toHaveBeenCalled();
});

test('a route that Strict Mode announces twice is recorded once', () => {
  recordPageView(at('/'), null);
  recordPageView(at('/'), null);
  jest.runAllTimers();
  expect(page).toHaveBeenCalledTimes(1);
});

test('a page that is left within 50 ms is recorded as itself, before the next one', () => {
  document.title = 'First';
  recordPageView(at('/'), null);
  jest.advanceTimersByTime(10);
  recordPageView(at('/services/'), at('/'));
  document.title = 'Second';
  jest.advanceTimersByTime(50);
  expect(page.mock.calls).toEqual([
    ['First', at('/')],
    ['Second', at('/services/')],
  ]);
});

test('a change of the hash right after a change of the page leaves its view alone', () => {
  recordPageView(at('/services/'), at('/'));
  recordPageView(at('/services/'), at('/services/'));
  jest.runAllTimers();
  expect(page.mock.calls).toEqual([[document.title, at('/services/')]]);
});

test('a first view that was counted when the visitor turned away is not counted again', () => {
  window.firstViewSent = true;
  recordPageView(at('/'), null);
  jest.advanceTimersByTime(50);
  expect(page).not.toHaveBeenCalled();
  recordPageView(at('/services/'), at('/'));
  jest.advanceTimersByTime(50);
  expect(page).toHaveBeenCalledTimes(1);
});
