import { notePlaceOfEntry, placeOfEntry } from '../../../src/site/session/entry-place';

test('a history entry remembers its position, and what the router keeps in it', () => {
  window.history.replaceState({ key: 'a' }, '');
  expect(placeOfEntry()).toBeUndefined();
  Object.assign(window, { scrollY: 700 });
  notePlaceOfEntry();
  expect(placeOfEntry()).toBe(700);
  expect(window.history.state).toMatchObject({ key: 'a' });
  window.history.pushState(null, '');
  expect(placeOfEntry()).toBeUndefined();
});
