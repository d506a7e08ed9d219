import { groupOffenses, pagesIn, pagesWithFooter } from '../../built-site/footer-groups';
import { listOf } from '../../built-site/offenses';
import { expectedGroups, expectedTexts } from './expected-footer';

test.each(expectedGroups)('the group $title has its link and every page from the specification', (group) => {
  expect(listOf(groupOffenses({ ...group, language: 'en' }))).toEqual([]);
});

test('the footer has the texts that the specification gives', () => {
  const offenses = pagesIn('en').flatMap(({ path, text }) =>
    expectedTexts.filter((expected) => !text.includes(expected)).map((expected) => ({ page: path, problem: `"${expected}" is missing` })),
  );
  expect(listOf(offenses)).toEqual([]);
});

test.each(['linkedin.com', 'x.com', 'instagram.com'])('the footer links to the profile on %s', (network) => {
  const isThere = (address: string) => new URL(address).hostname.replace(/^www\./, '') === network;
  const without = pagesWithFooter.filter(({ external }) => !external.some(isThere));
  expect(listOf(without.map(({ path }) => ({ page: path, problem: 'no such link' })))).toEqual([]);
});
