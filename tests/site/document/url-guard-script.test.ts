/** @jest-environment jsdom */
import { urlGuardScript } from '../../../src/site/document/url-guard-script';

const { location, history } = window;
const { pushState, replaceState } = history;
const goTo = (address: string) => replaceState.call(history, { key: 'here' }, '', address);
const guard = () => new Function(urlGuardScript)();

afterEach(() => Object.assign(history, { pushState, replaceState }));

test.each([
  ['/#%E0%A4%A', '/#_E0_A4_A'],
  ['/#%', '/#_'],
  ['/services/?q=%E0#%zz', '/services/?q=%E0#_zz'],
  ['/%E0%A4%A', '/_E0_A4_A'],
  ['//elsewhere.example/%', '/elsewhere.example/_'],
  ['/services//a-service/', '/services/a-service/'],
  ['///?a=//b', '/?a=//b'],
  ['/a%2Fb%5cc/', '/a_2Fb_5cc/'],
  ['/%20/x%00%0a', '/_20/x_00_0a'],
  ['/100%25/', '/100_25/'],
])('the malformed URL %s is repaired to %s', (address, repaired) => {
  goTo(location.origin + address);
  guard();
  expect(location.href).toBe(location.origin + repaired);
  expect(() => decodeURI(location.pathname + location.hash)).not.toThrow();
  expect(history.state).toEqual({ key: 'here' });
});

test.each([
  ['/?ajs_event=contact_us_submit&ajs_prop_x=1', '/'],
  ['/?ajs_uid=7&utm_source=letter&ajs_trait_email=ada%40example.com#top', '/?utm_source=letter#top'],
  ['/?page=2&ajs_aid=7', '/?page=2'],
  ['/#?ajs_event=contact_us_submit&ajs_uid=7', '/#'],
  ['/#a?b=1&ajs_event=x', '/#a?b=1'],
  ['/%?ajs_uid=7#%', '/_#_'],
])('parameters for Segment are removed: %s becomes %s', (address, cleaned) => {
  goTo('/');
  guard();
  history.pushState({ key: 'next' }, '', address);
  expect(location.href).toBe(location.origin + cleaned);
  expect(location.href).not.toContain('ajs_');
  goTo(address);
  window.dispatchEvent(new Event('popstate'));
  expect(location.href).toBe(location.origin + cleaned);
});

test.each(['/', '/?a&', '/?q=ajs_event&my_ajs_uid=7', '/#', '/#contact-us', '/caf%C3%A9/?a=%20b%2F#caf%C3%A9%20', '/services/#100%25'])(
  'the valid URL %s stays unchanged',
  (address) => {
    goTo(address);
    const replace = jest.spyOn(history, 'replaceState');
    guard();
    expect(replace).not.toHaveBeenCalled();
    expect(location.href).toBe(location.origin + address);
    replace.mockRestore();
  },
);

test.each(['popstate', 'hashchange'])('a later malformed hash is repaired on %s before other listeners run', (event) => {
  goTo('/');
  guard();
  let seen = '';
  window.addEventListener(event, () => (seen = location.hash), { once: true });
  goTo('/#%E0');
  window.dispatchEvent(new Event(event));
  expect(seen).toBe('#_E0');
});

test.each(['pushState', 'replaceState'] as const)(
  'a malformed URL that a script sets through %s is repaired before any other code reads it',
  (set) => {
    goTo('/');
    guard();
    history[set]({ key: 'next' }, '', '/blog//#%E0%A4%A');
    expect(location.href).toBe(`${location.origin}/blog/#_E0_A4_A`);
    expect(history.state).toEqual({ key: 'next' });
  },
);
