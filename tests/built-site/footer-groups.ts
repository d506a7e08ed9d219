import { type BuiltPage, fromEachPage } from './built-pages';
import { contentAt, withoutPrefix } from './content-in-force';

/** Whether a page is without a footer: the application page has no navigation; the offline page is plain. */
export const isWithoutFooter = (path: string) => ['/application/', '/offline.html'].includes(withoutPrefix(path));

export type Group = { title: string; link: string | undefined; paths: string[] };
type FooterOfPage = { path: string; footers: number; groups: Group[]; text: string; hasContactAnchor: boolean; external: string[] };

/** The footer of every page. */
export const footers: FooterOfPage[] = fromEachPage(({ path, $ }) => ({
  path,
  // A language without listed and legal pages has a footer without navigation.
  footers: $('footer').not('main footer').length,
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

export const pagesWithFooter = footers.filter(({ path }) => !isWithoutFooter(path));

/** The pages of a language with a footer. */
export const pagesIn = (language: string) => pagesWithFooter.filter(({ path }) => contentAt(path).language === language);

type Expected = { language: string; title: string; link?: string | undefined; paths: readonly string[] };

/** Which pages of a language lack an expected group, and what is missing in it on the others. */
export const groupOffenses = ({ language, title, link, paths: expected }: Expected) =>
  pagesIn(language).flatMap(({ path, groups }) => {
    const group = groups.find((each) => each.title === title);
    if (!group) return [{ page: path, problem: 'no such group' }];
    return [
      ...(group.link === link ? [] : [{ page: path, problem: `the title leads to ${group.link}` }]),
      ...expected.filter((each) => !group.paths.includes(each)).map((each) => ({ page: path, problem: `${each} is missing` })),
    ];
  });
