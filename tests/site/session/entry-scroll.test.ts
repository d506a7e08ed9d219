/** @jest-environment jsdom */
import { forgetScrollOfEntry, markEntry, noteScrollOfEntry, scrollOfEntry } from '../../../src/site/session/entry-scroll';

test('a history entry remembers its position, and what the router keeps in it', () => {
  window.history.replaceState({ key: 'a' }, '');
  expect(scrollOfEntry()).toBeUndefined();
  Object.assign(window, { scrollY: 700 });
  noteScrollOfEntry();
  expect(scrollOfEntry()).toBe(700);
  expect(window.history.state).toMatchObject({ key: 'a' });
  forgetScrollOfEntry();
  expect(scrollOfEntry()).toBeUndefined();
  expect(window.history.state).toMatchObject({ key: 'a' });
  window.history.pushState(null, '');
  expect(scrollOfEntry()).toBeUndefined();
});

test('a history entry is new until it is marked, and keeps the state of the router', () => {
  window.history.pushState(null, '');
  expect([markEntry(), markEntry()]).toEqual([true, false]);
  window.history.pushState({ key: 'b' }, '');
  expect(markEntry()).toBe(false);
  expect(window.history.state).toEqual({ key: 'b' });
});
