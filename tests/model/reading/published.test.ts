/** @jest-environment node */
import { isPublished } from '../../../src/model/reading/published';
import { sampleDocument } from '../sample-documents';

const today = '2026-11-20';

test.each([
  ['2026-11-19', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2027-01-01', false],
])('a post dated %s is published on 2026-11-20: %s', (date, published) => {
  expect(isPublished(sampleDocument('post', 'a-post', { date }), today)).toBe(published);
});

test.each(['service', 'industry', 'city', 'state', 'caseStudy', 'post', 'person', 'information', 'page'] as const)(
  'a draft of a %s is hidden',
  (kind) => {
    expect(isPublished(sampleDocument(kind, 'a-name'), today)).toBe(true);
    expect(isPublished(sampleDocument(kind, 'a-name', { draft: true }), today)).toBe(false);
  },
);
