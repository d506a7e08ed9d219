import { proofOf } from '../../../src/model/relating/proof';
import { sampleDocument } from '../sample-documents';

const study = (name: string, order: number, services: string[], industries: string[] = []) =>
  sampleDocument('caseStudy', name, { order, services, industries });

const studies = [
  study('late', 30, ['web', 'mobile']),
  study('early', 10, ['design', 'mobile', 'web'], ['an-industry']),
  study('middle', 20, ['cloud', 'mobile'], ['another-industry', 'an-industry']),
];

test.each([
  ['the case that names the page first', 'web', {}, 'late'],
  ['the first in order among cases that name it equally early', 'mobile', {}, 'early'],
  ['the case that the page asks for', 'web', { proof: 'middle' }, 'middle'],
  ['the derived case if the wanted one is not published', 'web', { proof: 'a-draft' }, 'late'],
  ['no case if none names the page', 'data', {}, undefined],
])('a service page quotes %s', (_, name, fields, expected) => {
  expect(proofOf(sampleDocument('service', name, fields), studies)).toBe(expected);
});

test('an industry page quotes the case whose main industry it is', () => {
  const page = sampleDocument('industry', 'freight', { industries: ['an-industry'] });
  expect(proofOf(page, studies)).toBe('early');
  expect(proofOf(page, studies.slice(2))).toBe('middle');
  expect(proofOf(sampleDocument('industry', 'web', { industries: [] }), studies)).toBeUndefined();
});
