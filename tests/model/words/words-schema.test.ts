import { labelOf } from '../../../src/model/words/words-schema';

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
