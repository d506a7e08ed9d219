/** @jest-environment jsdom */
import { arrival, mayShowTopFirst, startsAtTop } from '../../../src/site/session/arrival';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en', 'es'] } }));

test.each([
  ['/services/a-service/', true],
  ['/blog/', true],
  ['/es/services/a-service/', true],
  ['/es/blog/', true],
  ['/services-elsewhere/', false],
  ['/about-us/', false],
  ['/es/about-us/', false],
])('%s starts at the top: %s', (pathname, top) => {
  expect(startsAtTop(pathname)).toBe(top);
});

const view = { pathname: '/about-us/', hash: '', scrollY: 0, innerHeight: 700 };

test.each([
  ['a window at the top', view, true],
  ['a window that has scrolled by its height', { ...view, scrollY: 700 }, true],
  ['a window that has scrolled further, and stays there', { ...view, scrollY: 701 }, false],
  ['a window that has scrolled further, and goes to the top', { ...view, pathname: '/services/', scrollY: 5000 }, true],
  ['an anchor', { ...view, hash: '#questions' }, false],
])('%s may show the top of a page first: %#', (_, given, may) => {
  expect(mayShowTopFirst(given)).toBe(may);
});

test('only a page that a link led to shows its top first: not the first one, and none from the history', () => {
  expect(arrival.topFirst()).toBe(false);
  arrival.noteLink();
  expect(arrival.topFirst()).toBe(true);
  arrival.noteReturn();
  expect(arrival.topFirst()).toBe(false);
});
