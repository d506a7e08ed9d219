import { localeOf } from '../../contract/languages';
import type { PageLink } from '../../contract/site-data';
import { kinds } from '../kinds';
import { type Content, type ContentInLanguage, inEachLanguage, pagePathsIn } from '../reading/content';
import { type Document, documentsOf } from '../reading/read-document';
import { relatedAmong } from './related';
import { reasonsIn } from './related-reasons';
import { byLabelIn, newestFirst } from './sorting';

/** The content in one language, with what is derived from it once for all nodes. */
export type RelatingContext = ReturnType<typeof relatingContext>;

/** Derives the data that the nodes of one language need from `content`, the part of `whole` in that language. */
export function relatingContext(content: ContentInLanguage, whole: Content, drawing: (file: string) => string) {
  const pages = documentsOf(content, 'page', 'blockPage').map(({ path, data }) => ({ path, label: data.label }));
  const [relatedOf, reasonsFor] = [relatedAmong(content.documents), reasonsIn(content)];
  const existing = inEachLanguage(whole).map((each) => ({ language: each.language, paths: pagePathsIn(each) }));
  const keyOf = (slug: string) => (content.prefix ? `${content.language} ${slug}` : slug);
  const own = linkedKeys(content);
  return {
    content,
    language: content.language,
    /** For `Intl`. */
    locale: localeOf(content.language, content.site.country),
    /** The path in this language of a page that is at `path` in the default language. */
    at: (path: string) => content.prefix + path,
    /** The key by which other nodes link to the node of a slug. */
    keyOf,
    /** The key of the node that a slug refers to: in this language if it is translated, else in the default one. */
    linkTo: (type: string, slug: string) => (own.has(`${type} ${slug}`) ? keyOf(slug) : slug),
    /** The languages in which the page at `path` exists; the path begins with the prefix of this language. */
    languagesOf: (path: string) =>
      existing.filter(({ paths }) => paths.has(path.slice(content.prefix.length))).map(({ language }) => language),
    /** A content drawing as safe SVG text. */
    drawing,
    posts: newestFirst(documentsOf(content, 'post')),
    people: documentsOf(content, 'person'),
    /** The people in the default language, for pages that name someone whose page is not translated. */
    allPeople: documentsOf(whole, 'person'),
    studies: documentsOf(content, 'caseStudy'),
    /** In alphabetical order. */
    areas: documentsOf(content, 'city', 'state').sort(byLabelIn(content.language, ({ data }) => data.label)),
    relatedTo: (document: Document) => {
      const related = relatedOf(document);
      return { ...related, reasons: reasonsFor(document, related) };
    },
    above: (path: string, place?: string) => pagesAbove(pages, path, place === undefined ? undefined : content.prefix + place),
  };
}

/** The nodes of a language that others can link to, by their type and slug. */
function linkedKeys({ documents, taxonomy, navigation }: ContentInLanguage): ReadonlySet<string> {
  return new Set([
    ...documents.map(({ kind, name }) => `${kinds[kind].type} ${name}`),
    ...taxonomy.industries.map(({ slug }) => `Industry ${slug}`),
    ...taxonomy.topics.map(({ slug }) => `Topic ${slug}`),
    ...navigation.groups.map(({ id }) => `GroupOfServices ${id}`),
  ]);
}

/**
 * The ancestors of the page at `path`, top first: the pages whose path is a prefix of `path`, or of `place`, the path of the parent
 * page that its kind defines.
 */
export function pagesAbove(pages: readonly PageLink[], path: string, place = path): PageLink[] {
  return pages
    .filter((page) => page.path !== path && place.startsWith(page.path))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ path, label }) => ({ path, label }));
}
