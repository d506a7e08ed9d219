import { footerGroups, site } from './content-in-force';
import { footers, groupOffenses, pagesWithFooter, withoutFooter } from './footer-groups';
import { listOf } from './offenses';

test('every page has one footer, except those without page navigation', () => {
  const wrong = footers.filter(({ path, footers }) => footers !== (withoutFooter.includes(path) ? 0 : 1));
  expect(listOf(wrong.map(({ path, footers }) => ({ page: path, problem: `${footers} footers` })))).toEqual([]);
});

const filled = footerGroups.filter(({ links }) => links.length > 0);

for (const { title, path, links } of filled) {
  test(`the group ${title} has its link and every page that the content lists in it`, () => {
    const paths = links.map((link) => link.path).filter((each) => each !== path);
    expect(listOf(groupOffenses({ title, link: path, paths }))).toEqual([]);
  });
}

test('the groups are those of the content, in their order', () => {
  const titles = filled.map(({ title }) => title);
  const wrong = pagesWithFooter.filter(({ groups }) => JSON.stringify(groups.map(({ title }) => title)) !== JSON.stringify(titles));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('no link appears twice in the groups', () => {
  const offenses = pagesWithFooter.flatMap(({ path, groups }) => {
    const all = groups.flatMap((group) => group.paths);
    return all.filter((each, index) => all.indexOf(each) !== index).map((each) => ({ page: path, problem: `${each} stands twice` }));
  });
  expect(listOf(offenses)).toEqual([]);
});

/** The texts of site.yml that the footer shows, as far as the site has them. */
const { path: _, ...note } = site.hipaa ?? {};
const texts = [site.footer, note, site.newsletter, { legalName: site.legalName, email: site.email }].flatMap((part) =>
  Object.values(part ?? {}).filter((text) => typeof text === 'string'),
);

test('the footer has the texts of the content, the contact anchor and a copyright line with a year', () => {
  const offenses = pagesWithFooter.flatMap(({ path, text, hasContactAnchor }) => [
    ...texts.filter((expected) => !text.includes(expected)).map((expected) => ({ page: path, problem: `"${expected}" is missing` })),
    ...(hasContactAnchor ? [] : [{ page: path, problem: 'no element with the id contact-us' }]),
    ...(/© 20\d\d /.test(text) ? [] : [{ page: path, problem: 'no copyright line' }]),
  ]);
  expect(texts.length).toBeGreaterThan(3);
  expect(listOf(offenses)).toEqual([]);
});

test('the footer links to every social profile of the content', () => {
  const profiles = (site.social ?? []).map(({ url }) => url);
  const offenses = pagesWithFooter.flatMap(({ path, external }) =>
    profiles.filter((profile) => !external.includes(profile)).map((profile) => ({ page: path, problem: `no link to ${profile}` })),
  );
  expect(listOf(offenses)).toEqual([]);
});
