/** @jest-environment jsdom */
import { isNewView, recordPageView } from '../../../src/site/runtime/page-view';

const page = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ page: (...call: unknown[]) => page(document.title, ...call) }));

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
  ['a nested page', at('/services/a-service/'), at('/services/'), true],
  ['the same page', at('/'), at('/'), false],
  ['the same page with another query or hash', at('/blog/', '?a=1'), at('/blog/', '?a=2'), false],
  ['the same page with a trailing slash', at('/blog/'), at('/blog'), false],
])('decides whether %s is a new view', (_what, location, previous, expected) => {
  expect(isNewView(location, previous)).toBe(expected);
});

test('the first view is tracked once, 50 ms after the route change, with the title at that time', () => {
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

test('a view waits until the page has a title', () => {
  document.title = '';
  recordPageView(at('/services/'), at('/'));
  jest.advanceTimersByTime(120);
  expect(page).not.toHaveBeenCalled();
  document.title = 'Services';
  jest.advanceTimersByTime(50);
  expect(page.mock.calls).toEqual([['Services', at('/services/')]]);
});

test('each page of a visit is tracked once, and again on return', () => {
  const walk = ['/', '/services/', '/blog/', '/services/'];
  walk.forEach((pathname, step) => {
    const previous = walk[step - 1];
    recordPageView(at(pathname), previous === undefined ? null : at(previous));
    jest.advanceTimersByTime(50);
  });
  expect(page.mock.calls.map(([, { pathname }]) => pathname)).toEqual(walk);
});

test('a change of only the query or hash tracks nothing', () => {
  recordPageView(at('/blog/', '?a=1'), at('/blog/'));
  recordPageView(at('/blog/'), at('/blog/'));
  jest.runAllTimers();
  expect(page).not.toHaveBeenCalled();
});

test('a route reported twice by Strict Mode is tracked once', () => {
  recordPageView(at('/'), null);
  recordPageView(at('/'), null);
  jest.runAllTimers();
  expect(page).toHaveBeenCalledTimes(1);
});

test('a page left within 50 ms is tracked with its own title before the next one', () => {
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

test('a hash change right after a page change does not affect its view', () => {
  recordPageView(at('/services/'), at('/'));
  recordPageView(at('/services/'), at('/services/'));
  jest.runAllTimers();
  expect(page.mock.calls).toEqual([[document.title, at('/services/')]]);
});

test('a first view that was already sent on pagehide is not tracked again', () => {
  window.firstViewSent = true;
  recordPageView(at('/'), null);
  jest.advanceTimersByTime(50);
  expect(page).not.toHaveBeenCalled();
  recordPageView(at('/services/'), at('/'));
  jest.advanceTimersByTime(50);
  expect(page).toHaveBeenCalledTimes(1);
});
