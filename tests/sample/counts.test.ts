import { contentFolder } from '../../src/model/content-folder';
import type { Kind } from '../../src/model/kinds';
import { readContent } from '../../src/model/read-content';
import { documentsOf } from '../../src/model/reading/read-document';

const { content } = readContent(contentFolder());

test.each<[Kind, number]>([
  ['service', 33],
  ['industry', 1],
  ['caseStudy', 12],
  ['post', 12],
  ['person', 10],
  ['city', 30],
  ['state', 29],
  ['information', 5],
])('the sample publishes its pages of the kind %s, at least %i', (kind, least) => {
  expect(documentsOf(content ?? { documents: [] }, kind).length).toBeGreaterThanOrEqual(least);
});
