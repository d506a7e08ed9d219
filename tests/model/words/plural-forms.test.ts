import { pluralForms } from '../../../src/model/words/plural-forms';

test.each([
  ['en', ['one', 'other'], ['zero'], ['zero', 'one']],
  ['es', ['one', 'other'], ['zero', 'many'], ['zero', 'one', 'many']],
  ['fr', ['one', 'other'], ['zero', 'many'], ['zero', 'many']],
  ['ru', ['one', 'few', 'many', 'other'], ['zero'], ['zero']],
  ['ja', ['other'], ['zero'], ['zero']],
  ['pl', ['one', 'few', 'many', 'other'], ['zero'], ['zero', 'one']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other'], [], ['zero', 'one', 'two']],
])('%s needs the plural forms %j and may have %j; of these, %j stand for one number', (language, required, optional, single) => {
  expect(pluralForms(language)).toMatchObject({ required, optional, single });
});
