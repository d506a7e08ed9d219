import { foreignWords } from '../../e2e/foreign-words';

test.each([
  ['Escríbanos with love', ['Escríbanos with love']],
  ['Or, nous sommes à Lyon.', []],
  ['/with/ example.with.es', []],
])('the English words in %j are %j', (text, found) => {
  expect(foreignWords(text, { in: 'es', of: 'en' })).toEqual(found);
});
