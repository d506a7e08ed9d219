import { type BuiltPage, fromEachPage } from './built-pages';

/** The application page has no navigation; the offline page is plain. */
export const withoutFooter = ['/application/', '/offline.html'];

export type Group = { title: string; link: string | undefined; paths: string[] };
type FooterOfPage = { path: string; footers: number; groups: Group[]; text: string; hasContactAnchor: boolean; external: string[] };

/** The footer of every page. */
export const footers: FooterOfPage[] = fromEachPage(({ path, $ }) => ({
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

export const pagesWithFooter = footers.filter(({ path }) => !withoutFooter.includes(path));

/** Which of the expected groups a page lacks, and what is missing in the others. */
export const groupOffenses = ({ title, link, paths: expected }: { title: string; link?: string | undefined; paths: readonly string[] }) =>
  pagesWithFooter.flatMap(({ path, groups }) => {
    const group = groups.find((each) => each.title === title);
    if (!group) return [{ page: path, problem: 'no such group' }];
    return [
      ...(group.link === link ? [] : [{ page: path, problem: `the title leads to ${group.link}` }]),
      ...expected.filter((each) => !group.paths.includes(each)).map((each) => ({ page: path, problem: `${each} is missing` })),
    ];
  });
