import { wantedIn } from '../../../src/commands/bench/wanted';

const given = { only: 'home,service', runs: '7', posts: '0,1000' };

test('lists of kinds and of numbers of posts are separated by commas', () => {
  expect(wantedIn(given)).toEqual({ kinds: ['home', 'service'], runs: 7, posts: [0, 1000] });
});

test.each([
  ['only', 'home,nosuch', 'There is no page kind "nosuch": home, service,'],
  ['only', 'constructor', 'There is no page kind "constructor"'],
  ['runs', 'many', '--runs must be a whole number above 0.'],
  ['runs', '0', '--runs must be a whole number above 0.'],
  ['runs', '1.5', '--runs must be a whole number above 0.'],
  ['posts', '0,', '--posts must be a whole number.'],
  ['posts', '0,-5', '--posts must be a whole number.'],
])('--%s %s is refused before anything is measured', (name, value, message) => {
  expect(() => wantedIn({ ...given, [name]: value })).toThrow(message);
});
