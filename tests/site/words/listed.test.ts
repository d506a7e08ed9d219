import { listed } from '../../../src/site/words/listed';

test.each([
  ['en', 'One, two'],
  ['de-AT', 'One, two'],
  ['ja', 'One、two'],
  ['zh-Hant', 'One、two'],
  ['ar-EG', 'One، two'],
  ['fa', 'One، two'],
])('names in %s are listed with its commas', (language, expected) => {
  expect(listed(['One', 'two'], language)).toBe(expected);
});

test('a single name has no comma, and the parts of other codes do not count', () => {
  expect(listed(['One'], 'ja')).toBe('One');
  expect(listed(['One', 'two'], 'arn')).toBe('One, two');
});
