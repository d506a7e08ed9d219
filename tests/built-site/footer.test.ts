import { type BuiltPage, fromEachPage } from './built-pages';
import { expectedGroups, expectedTexts } from './expected-footer';
import { listOf } from './offenses';

/** The application page has no navigation; the offline page is plain. */
const withoutFooter = ['/application/', '/offline.html'];

type Group = { title: string; link: string | undefined; paths: string[] };
type FooterOfPage = { path: string; footers: number; groups: Group[]; text: string; hasContactAnchor: boolean; external: string[] };

const pages: FooterOfPage[] = fromEachPage(({ path, $ }) => ({
  path,
  footers: $('body footer:has(nav)').length,
  groups: groupsOf($),
  text: $('body footer').text(),
  hasContactAnchor: $('footer #contact-us, footer#contact-us').length > 0,
  external: $('footer a[href^="https://"]')
    .toArray()
    .map((element) => $(element).attr('href') ?? ''),
}));

/** A group is the smallest element containing its summary and links. */
function groupsOf($: BuiltPage['$']): Group[] {
  return $('footer nav details')
    .toArray()
    .map((element) => {
      const group = $(element);
      const own = group.find('h3 a').attr('href');
      const paths = group
        .find('ul a')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      return { title: group.find('summary').text().trim(), link: own, paths: paths.filter((path) => path !== own) };
    });
}

const withFooter = pages.filter(({ path }) => !withoutFooter.includes(path));

test('every page has one footer, except those without page navigation', () => {
  const wrong = pages.filter(({ path, footers }) => footers !== (withoutFooter.includes(path) ? 0 : 1));
  expect(listOf(wrong.map(({ path, footers }) => ({ page: path, problem: `${footers} footers` })))).toEqual([]);
});

test.each(expectedGroups)('the group $title has its link and every page from the specification', ({ title, link, paths: expected }) => {
  const offenses = withFooter.flatMap(({ path, groups }) => {
    const group = groups.find((each) => each.title === title);
    if (!group) return [{ page: path, problem: 'no such group' }];
    return [
      ...(group.link === link ? [] : [{ page: path, problem: `the title leads to ${group.link}` }]),
      ...expected.filter((each) => !group.paths.includes(each)).map((each) => ({ page: path, problem: `${each} is missing` })),
    ];
  });
  expect(listOf(offenses)).toEqual([]);
});

test('no link appears twice in the groups', () => {
  const offenses = withFooter.flatMap(({ path, groups }) => {
    const all = groups.flatMap((group) => group.paths);
    return all.filter((each, index) => all.indexOf(each) !== index).map((each) => ({ page: path, problem: `${each} stands twice` }));
  });
  expect(listOf(offenses)).toEqual([]);
});

test('the footer has the specified texts, the contact anchor and a copyright line with a year', () => {
  const offenses = withFooter.flatMap(({ path, text, hasContactAnchor }) => [
    ...expectedTexts
      .filter((expected) => !text.includes(expected))
      .map((expected) => ({ page: path, problem: `"${expected}" is missing` })),
    ...(hasContactAnchor ? [] : [{ page: path, problem: 'no element with the id contact-us' }]),
    ...(/© 20\d\d /.test(text) ? [] : [{ page: path, problem: 'no copyright line' }]),
  ]);
  expect(listOf(offenses)).toEqual([]);
});

test.each(['linkedin.com', 'x.com', 'instagram.com'])('the footer links to the profile on %s', (network) => {
  const without = withFooter.filter(({ external }) => !external.some((address) => new URL(address).hostname.endsWith(network)));
  expect(listOf(without.map(({ path }) => ({ page: path, problem: 'no such link' })))).toEqual([]);
});
