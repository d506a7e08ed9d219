/** @jest-environment jsdom */
import { mayScroll, noteScroll, shareScrolling } from '../../../src/site/runtime/scroll';

test.each([
  ['/services/a-service/', '', false, true],
  ['/services/', '', false, true],
  ['/blog/', '', false, true],
  ['/blog/page/2/', '', false, true],
  ['/about-us/', '', false, false],
  ['/', '', false, false],
  ['/services-elsewhere/', '', false, false],
  ['/about-us/', '#contact-us', false, true],
  ['/about-us/', '', true, true],
])('navigation to %s%s, seen before: %s, may scroll the page: %s', (pathname, hash, seenBefore, moves) => {
  expect(mayScroll({ pathname, hash, seenBefore, first: false })).toBe(moves);
});

test.each([
  ['/services/', '', false],
  ['/blog/', '', true],
  ['/about-us/', '#contact-us', false],
])('the page %s%s loaded by the browser, seen before: %s, keeps its scroll position', (pathname, hash, seenBefore) => {
  expect(mayScroll({ pathname, hash, seenBefore, first: true })).toBe(false);
});

test('the browser restores scrolling between documents, the site within a document', () => {
  const say = (event: string) => window.dispatchEvent(new Event(event));
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  shareScrolling();
  expect(window.history.scrollRestoration).toBe('auto');
  say('pageshow');
  expect(window.history.scrollRestoration).toBe('manual');
  // As in an entry that an anchor led away from before the site's code started.
  window.history.scrollRestoration = 'auto';
  say('hashchange');
  expect(window.history.scrollRestoration).toBe('manual');
  say('pagehide');
  expect(window.history.scrollRestoration).toBe('auto');
  // As when restored from the back/forward cache.
  say('pageshow');
  expect(window.history.scrollRestoration).toBe('manual');
});

test('the current scroll position replaces the one from an earlier visit', () => {
  window.sessionStorage.setItem('@@scroll|/blog/|initial', '1500');
  noteScroll('/blog/');
  expect(window.sessionStorage.getItem('@@scroll|/blog/|initial')).toBe('0');
});
