import type { CreatePageArgs } from 'gatsby';
import { pathPrefix } from '../../contract/languages';
import { type Content, inEachLanguage } from '../../model/reading/content';
import { pathsIn } from '../../model/reading/read-translations';
import { pathsOfRoutes } from '../../model/routed-pages';

let shownPaths: ReadonlySet<string> | undefined;

/** The paths of all pages, in each language. */
export const pathsOfPages = (content: Content) =>
  new Set(inEachLanguage(content).flatMap((each) => [...pathsIn(each)].map((path) => each.prefix + path)));

/**
 * Deletes a page without content: a route of `src/pages` whose file is a draft or missing, or a page that the translation plugin
 * copied into a language it is not translated into. The others are told in which languages they exist.
 */
export function keepEmptyPagesOut({ page, actions }: Pick<CreatePageArgs, 'page' | 'actions'>): void {
  if (!shownPaths) return;
  const { i18n } = (page.context ?? {}) as Partial<PageLanguages>;
  const original = i18n?.originalPath ?? page.path;
  const isContent = pathsOfRoutes.has(original) || shownPaths.has(original);
  if (isContent && !shownPaths.has(page.path)) actions.deletePage(page);
  else if (i18n && isContent) tellLanguages(page, i18n, actions);
}

/** The part that is read here of what the translation plugin adds to the context of each page. */
type PageLanguages = { i18n: { originalPath: string; languages: readonly string[]; defaultLanguage: string } };

function tellLanguages(page: CreatePageArgs['page'], i18n: PageLanguages['i18n'], { createPage }: CreatePageArgs['actions']): void {
  const { originalPath, languages, defaultLanguage } = i18n;
  const existing = languages.filter((each) => shownPaths?.has(pathPrefix(each === defaultLanguage ? undefined : each) + originalPath));
  // Created again with another context, it comes here again.
  if (existing.length < languages.length) createPage({ ...page, context: { ...page.context, i18n: { ...i18n, languages: existing } } });
}

/** Only these pages are kept from now on; before the first call, all are. */
export function keepPages(paths: ReadonlySet<string>): void {
  shownPaths = paths;
}
