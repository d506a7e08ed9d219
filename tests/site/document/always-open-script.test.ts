/** @jest-environment jsdom */
import { alwaysOpenScript } from '../../../src/site/document/always-open-script';

type Screen = { width: number; listeners: (() => void)[] };

const header = (details = '<details id="menu">') =>
  `<header><div>${details}<nav><details id="submenu"></details></nav></details></div></header>`;
const footer = '<footer><nav><details id="group"></details></nav></footer>';

/** Runs the script on a page in a window of this width, in a browser with or without `::details-content`. */
function runOn(width: number, { current = false, menu = '<details id="menu">' } = {}) {
  const screen: Screen = { width, listeners: [] };
  Object.assign(window, {
    CSS: { supports: () => current },
    matchMedia: (query: string) => ({
      get matches() {
        return screen.width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]);
      },
      addEventListener: (_: string, listener: () => void) => screen.listeners.push(listener),
    }),
  });
  document.body.innerHTML = `<div>${header(menu)}<main><details id="question"></details></main>${footer}</div>`;
  new Function(alwaysOpenScript)();
  return (changed: number) => {
    screen.width = changed;
    for (const listener of screen.listeners) listener();
  };
}

const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test.each([
  [1051, ['menu', 'group']],
  [1050, ['group']],
  [900, ['group']],
  [899, []],
])('in a window of %i px, %j are open', (width, expected) => {
  runOn(width);
  expect(opened()).toEqual(expected);
});

test('nothing is opened where styles alone show the content', () => {
  runOn(1440, { current: true });
  expect(opened()).toEqual([]);
});

test('they close when the window becomes narrow, and open when it becomes wide', () => {
  const resizeTo = runOn(1440);
  resizeTo(360);
  expect(opened()).toEqual([]);
  resizeTo(1024);
  expect(opened()).toEqual(['group']);
});

test('a menu that a visitor opened on a phone before the script ran stays open', () => {
  runOn(360, { menu: '<details id="menu" open>' });
  expect(opened()).toEqual(['menu']);
});

test('the menu of a header that replaces another is opened on a wide screen only', async () => {
  for (const [width, expected] of [
    [1440, ['menu', 'group']],
    [360, []],
  ] as const) {
    runOn(width);
    document.querySelector('header')?.remove();
    document.querySelector('main')?.insertAdjacentHTML('beforebegin', header());
    await Promise.resolve();
    expect(opened()).toEqual(expected);
  }
});

test('a page without a header is left alone', () => {
  document.body.innerHTML = footer;
  new Function(alwaysOpenScript)();
  expect(opened()).toEqual([]);
});
