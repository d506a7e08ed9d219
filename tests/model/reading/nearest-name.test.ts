import { nearestName } from '../../../src/model/reading/nearest-name';

const known = ['title', 'date', 'topics', 'description', 'reviewedBy', 'to'];

test.each([
  ['dtae', 'date'],
  ['dat', 'date'],
  ['datee', 'date'],
  ['titel', 'title'],
  ['Title', 'title'],
  ['desciptoin', 'description'],
  ['reviewed_by', 'reviewedBy'],
])('%s is most like %s', (mistyped, name) => {
  expect(nearestName(mistyped, known)).toBe(name);
});

test.each(['author', 'tags', 'dear', 'x', ''])('%j is like none of them', (mistyped) => {
  expect(nearestName(mistyped, known)).toBeUndefined();
});

test('of two names that are close, the closer one is meant', () => {
  expect(nearestName('linsk', ['lines', 'links'])).toBe('links');
});
