import { z } from 'zod';
import { counted } from '../../../src/model/words/word';
import { labelOf, wordsSchema } from '../../../src/model/words/words-schema';

test.each([
  ['notFoundHeading', 'Not found heading'],
  ['schedule-a-call', 'Schedule a call'],
  ['blog_post', 'Blog post'],
  ['3-months', '3 months'],
  ['people_one', 'People (singular)'],
  ['people_other', 'People (plural)'],
  ['people_few', 'People (few)'],
])('the key %s is labeled %s', (key, label) => {
  expect(labelOf(key)).toBe(label);
});

const hintsIn = (language: string) => {
  const { properties = {} } = z.toJSONSchema(wordsSchema({ people: counted(20) }, language));
  return Object.entries(properties).map(([key, schema]) => [key, (schema as { description?: string }).description]);
};

test('in a language of more than two plural forms, the note below each says for which numbers it is', () => {
  expect(hintsIn('pl')).toEqual([
    ['people_one', 'For 1.'],
    ['people_few', 'For 2, 3, 4, 22, and so on. Keep {{count}}, which the site fills in.'],
    ['people_many', 'For 0, 5, 6, 7, and so on. Keep {{count}}, which the site fills in.'],
    ['people_other', 'For fractions. Keep {{count}}, which the site fills in.'],
    ['people_zero', 'Usually left empty.'],
  ]);
});

test('a singular and a plural need no such note', () => {
  expect(hintsIn('en').slice(0, 2)).toEqual([
    ['people_one', undefined],
    ['people_other', 'Keep {{count}}, which the site fills in.'],
  ]);
});
