import { pluralForms } from '../../../src/model/words/plural-forms';

test.each([
  ['en', ['one', 'other'], ['zero']],
  ['es', ['one', 'other'], ['zero', 'many']],
  ['ja', ['other'], ['zero']],
  ['pl', ['one', 'few', 'many', 'other'], ['zero']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], []],
])('%s needs the plural forms %j and may have %j', (language, required, optional) => {
  expect(pluralForms(language)).toEqual({ required, optional });
});
