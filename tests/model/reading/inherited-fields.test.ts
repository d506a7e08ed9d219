import { kindNames, kinds } from '../../../src/model/kinds';
import { withInherited, withTranslated, wordedFields } from '../../../src/model/reading/inherited-fields';
import { post } from '../../../src/model/schemas/post';

const original = {
  title: 'A title',
  summary: 'A summary.',
  date: '2026-03-14',
  topics: ['a-topic'],
  picture: 'a.png',
  pictureAlt: 'A board',
};

test('a translation takes over what has no words, and never words', () => {
  expect(withInherited(post, { title: 'Un título' }, original)).toEqual({
    title: 'Un título',
    date: '2026-03-14',
    topics: ['a-topic'],
    picture: 'a.png',
  });
});

test('a field of the translation replaces the one of the original', () => {
  expect(withInherited(post, { date: '2026-05-01', topics: [], picture: 'es.png' }, original)).toEqual({
    date: '2026-05-01',
    topics: [],
    picture: 'es.png',
  });
});

test.each([
  [undefined, original],
  ['a text', original],
  [{ title: 'Un título' }, undefined],
])('front matter that has no fields is left as it is (%j)', (translated, from) => {
  expect(withInherited(post, translated, from)).toBe(translated);
});

test.each(kindNames)('the fields for readers of the kind %s are to be translated', (kind) => {
  const fields = wordedFields(kinds[kind].schema);
  for (const name of ['title', 'label', 'heading', 'description', 'summary']) expect([name, fields.has(name)]).toEqual([name, true]);
  for (const name of ['draft', 'order', 'date', 'updated', 'group', 'timeZone']) expect([name, fields.has(name)]).toEqual([name, false]);
});

test.each([
  ['a list with words', 'service', 'questions'],
  ['a choice between objects with words', 'blockPage', 'blocks'],
  ['an object with words', 'caseStudy', 'goal'],
] as const)('%s is to be translated', (_, kind, name) => {
  expect(wordedFields(kinds[kind].schema).has(name)).toBe(true);
});

test.each([
  ['settings that are not translated stay', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  ['settings within settings are translated one by one', { a: { b: 1, c: 2 } }, { a: { c: 3 } }, { a: { b: 1, c: 3 } }],
  ['a list is replaced as a whole', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
  ['a list takes the place of settings', { a: { b: 1 } }, { a: [1] }, { a: [1] }],
  ['a translation may add settings', {}, { a: 1 }, { a: 1 }],
  ['an empty translation has the settings of the original', { a: 1 }, null, { a: 1 }],
  ['without an original there are those of the translation', undefined, { a: 1 }, { a: 1 }],
])('%s', (_, from, translated, expected) => {
  expect(withTranslated(from, translated)).toEqual(expected);
});
