import { contentAt, footerGroups, languages, site } from './content-in-force';
import { footers, groupOffenses, isWithoutFooter, pagesIn, pagesWithFooter } from './footer-groups';
import { listOf } from './offenses';

test('every page has one footer, except those without page navigation', () => {
  const wrong = footers.filter(({ path, footers }) => footers !== (isWithoutFooter(path) ? 0 : 1));
  expect(listOf(wrong.map(({ path, footers }) => ({ page: path, problem: `${footers} footers` })))).toEqual([]);
});

const groups = languages.flatMap((each) => footerGroups(each).map((group) => ({ ...group, language: each.language })));

for (const { language, title, path, links } of groups) {
  test(`the group ${title} (${language}) has its link and every page that the content lists in it`, () => {
    const paths = links.map((link) => link.path).filter((each) => each !== path);
    expect(listOf(groupOffenses({ language, title, link: path ?? undefined, paths }))).toEqual([]);
  });
}

test.each(languages.map(({ language }) => language))(
  'the groups are those of the content in the language %s, in their order',
  (language) => {
    const titles = groups.filter((group) => group.language === language).map(({ title }) => title);
    const wrong = pagesIn(language).filter(({ groups }) => JSON.stringify(groups.map(({ title }) => title)) !== JSON.stringify(titles));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  },
);

test('no link appears twice in the groups', () => {
  const offenses = pagesWithFooter.flatMap(({ path, groups }) => {
    const all = groups.flatMap((group) => group.paths);
    return all.filter((each, index) => all.indexOf(each) !== index).map((each) => ({ page: path, problem: `${each} stands twice` }));
  });
  expect(listOf(offenses)).toEqual([]);
});

/** The texts of site.yml in a language that the footer shows, as far as the site has them. */
function textsOf({ hipaa, footer, newsletter, legalName, email, partners, recognitions }: typeof site): string[] {
  const { path: _, ...note } = hipaa ?? {};
  const texts = [footer, note, newsletter, { legalName, email }].flatMap((part) => Object.values(part ?? {}));
  return [...texts.filter((text) => typeof text === 'string'), ...[...partners, ...recognitions].map(({ name }) => name)];
}

test('the footer has the texts of the content, the contact anchor and a copyright line with a year', () => {
  const offenses = pagesWithFooter.flatMap(({ path, text, hasContactAnchor }) => [
    ...textsOf(contentAt(path).site)
      .filter((expected) => !text.includes(expected))
      .map((expected) => ({ page: path, problem: `"${expected}" is missing` })),
    ...(hasContactAnchor ? [] : [{ page: path, problem: 'no element with the id contact-us' }]),
    ...(/\b20\d\d\b/.test(text) ? [] : [{ page: path, problem: 'no year' }]),
  ]);
  expect(textsOf(site).length).toBeGreaterThan(3);
  expect(listOf(offenses)).toEqual([]);
});

test('the footer links to every social profile of the content, and to the sites of partners and recognitions', () => {
  const linked = [site.social, site.partners, site.recognitions].flat().flatMap(({ url }) => url ?? []);
  const offenses = pagesWithFooter.flatMap(({ path, external }) =>
    linked.filter((url) => !external.includes(url)).map((url) => ({ page: path, problem: `no link to ${url}` })),
  );
  expect(listOf(offenses)).toEqual([]);
});
