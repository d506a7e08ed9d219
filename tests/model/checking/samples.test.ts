import { sampleWarning } from '../../../src/model/checking/samples';

const samples = ['site.yml: A badge', 'case-studies/a.md: A case'];

test.each(['https://www.agency.com', 'https://example.com', 'https://agency.example.com', 'http://localhost:9000'])(
  'a build for %s lists the content that was invented',
  (siteUrl) => {
    expect(sampleWarning(samples, siteUrl)).toMatch(/\n {2}site\.yml: A badge\n {2}case-studies\/a\.md: A case$/);
  },
);

test('a build for a reserved address, or without such content, lists none', () => {
  expect(sampleWarning(samples, 'https://www.agency.example')).toBeUndefined();
  expect(sampleWarning([], 'https://www.agency.com')).toBeUndefined();
});
