/** @jest-environment jsdom */
import { goTo } from '../../../src/site/edge/full-navigation';
import { noteFailure } from '../../../src/site/errors/failed-page';
import type { GatsbyWindow } from '../../../src/site/gatsby/gatsby-window';
import { followLinks, mayPrefetch, pageOf } from '../../../src/site/gatsby/links';

jest.mock('../../../src/site/edge/full-navigation');

const gatsby = { ___navigate: jest.fn(), ___loader: { hovering: jest.fn(), enqueue: jest.fn(async () => true) } };
followLinks(gatsby as unknown as GatsbyWindow);

function linkWith(markup: string): HTMLAnchorElement {
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  if (!link) throw new Error('There is no link in the markup.');
  return link;
}

test.each([
  ['<a href="/services/">x</a>', '/services/'],
  ['<a href="/services/?a=1#b">x</a>', '/services/?a=1'],
  ['<a href="/.//host//there/?a=//b">x</a>', '/host/there/?a=//b'],
  ['<a href="#questions">x</a>', undefined],
  ['<a href="/feed.xml">x</a>', undefined],
  ['<a href="/services/" target="_blank">x</a>', undefined],
  ['<a href="/services/" download>x</a>', undefined],
  ['<a href="https://elsewhere.example/">x</a>', undefined],
  ['<a href="mailto:hello@agency.example">x</a>', undefined],
])('%s leads to the page %s', (markup, page) => {
  expect(pageOf(linkWith(markup))).toBe(page);
});

test.each([
  ['a plain click navigates', {}, true],
  ['a click for a new tab is left to the browser', { ctrlKey: true }, false],
  ['a click with another button is left to the browser', { button: 1 }, false],
])('%s', (_what, init, moves) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  linkWith('<a href="/blog/?a=1#top"><b>x</b></a>').firstElementChild?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(moves);
  if (moves) expect(gatsby.___navigate).toHaveBeenCalledWith('/blog/?a=1#top', { replace: false });
  else expect(gatsby.___navigate).not.toHaveBeenCalled();
});

test('a click that is already handled is ignored', () => {
  const link = linkWith('<a href="/contact-us/">x</a>');
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(gatsby.___navigate).not.toHaveBeenCalled();
});

test.each(['pointerover', 'focusin', 'touchstart'])('%s prefetches the linked page', (intent) => {
  linkWith('<a href="/blog/">x</a>').dispatchEvent(new Event(intent, { bubbles: true }));
  expect(gatsby.___loader.hovering).toHaveBeenCalledWith('/blog/');
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  ['a browser without connection information', { userAgent: browser }, true],
  ['a fast connection', { userAgent: browser, connection: { effectiveType: '4g', saveData: false } }, true],
  ['2g', { userAgent: browser, connection: { effectiveType: '2g' } }, false],
  ['slow 2g', { userAgent: browser, connection: { effectiveType: 'slow-2g' } }, false],
  ['data-saver mode', { userAgent: browser, connection: { effectiveType: '4g', saveData: true } }, false],
  ['a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
])('decides whether to prefetch for %s: %s', (_what, info, may) => {
  expect(mayPrefetch(info)).toBe(may);
});

test.each([
  ['saves data', { saveData: true }],
  ['is on 2g', { effectiveType: 'slow-2g' }],
])('nothing is prefetched for a visitor who %s', (_what, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  linkWith('<a href="/blog/">x</a>').dispatchEvent(new Event('pointerover', { bubbles: true }));
  Reflect.deleteProperty(navigator, 'connection');
  expect(gatsby.___loader.hovering).not.toHaveBeenCalled();
});

test('while an error fallback is shown, a click triggers a full page load', () => {
  const forget = noteFailure();
  linkWith('<a href="/blog/#top">x</a>').click();
  expect(goTo).toHaveBeenCalledWith('/blog/#top');
  expect(gatsby.___navigate).not.toHaveBeenCalled();
  forget();
  linkWith('<a href="/blog/">x</a>').click();
  expect(gatsby.___navigate).toHaveBeenCalledWith('/blog/', { replace: false });
});
