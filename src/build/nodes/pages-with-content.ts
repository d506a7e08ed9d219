import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { pathInLanguage, type Translations } from '../../contract/alternates';
import { pathsOfRoutes } from '../../model/routed-pages';

type Page = CreatePageArgs['page'];

/** Of the published pages, in all languages. */
let shownPaths: ReadonlySet<string> | undefined;

/** Sets the pages to keep from now on; until the first call, all pages are kept. Returns whether the set has changed. */
export function keepPages(paths: ReadonlySet<string>): boolean {
  const before = shownPaths;
  shownPaths = paths;
  return before?.size !== paths.size || ![...paths].every((path) => before.has(path));
}

/** What the translation plugin adds to the context of each page it creates. */
export const translationsOf = ({ context }: Page) => (context as { i18n?: Translations } | undefined)?.i18n;
export const originalPathOf = (page: Page) => translationsOf(page)?.originalPath ?? page.path;

const isShown = (path: string) => shownPaths?.has(path) ?? true;
const isOfContent = (page: Page) => pathsOfRoutes.has(originalPathOf(page)) || isShown(originalPathOf(page));

/** The languages that a page is created for. */
const languagesOf = (page: Page): readonly string[] => translationsOf(page)?.languages ?? [];

/** Of these languages, those with content for the page; undefined if its own language has none. */
function filledLanguagesOf(page: Page): readonly string[] | undefined {
  if (!isShown(page.path)) return undefined;
  const i18n = translationsOf(page);
  return i18n ? i18n.languages.filter((each) => isShown(pathInLanguage(i18n, each))) : [];
}

type CreatedPage = {
  /** As Gatsby or the translation plugin created it, for all languages. */
  page: Page;
  /** The languages that it was last given, as one text; undefined after it was deleted. */
  languages: string | undefined;
  /** Whether its content was added or removed since, so that only `createPagesOfNewContent` creates it. */
  isRecreated: boolean;
};

/** The pages of content, by their paths. */
const createdPages = new Map<string, CreatedPage>();

/**
 * Deletes a page without content: a route of `src/pages` whose file is a draft or missing, or a page that the translation plugin
 * copied into a language it is not translated into. Any other page that has fewer languages is created again with only those,
 * and comes through here a second time.
 */
export function keepEmptyPagesOut({ page, actions }: Pick<CreatePageArgs, 'page' | 'actions'>): void {
  if (!shownPaths || !isOfContent(page)) return;
  const filled = filledLanguagesOf(page);
  const known = createdPages.get(page.path);
  const isSecondTime = known && languagesOf(page).length < languagesOf(known.page).length;
  if (!isSecondTime) createdPages.set(page.path, { page, languages: filled?.join(), isRecreated: known?.isRecreated ?? false });
  if (!filled) actions.deletePage(page);
  else if (filled.length < languagesOf(page).length) {
    const i18n = { ...translationsOf(page), languages: filled };
    actions.createPage({ ...page, context: { ...page.context, i18n } });
  }
}

/**
 * Creates pages whose content was added and deletes those whose content was removed. `gatsby develop` calls this after each change
 * and drops every page that an earlier call created but this one does not, so this recreates its pages on every call.
 */
export function createPagesOfNewContent({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
  for (const [path, known] of createdPages) {
    const languages = filledLanguagesOf(known.page)?.join();
    const hasChanged = languages !== known.languages;
    if (!hasChanged && !known.isRecreated) continue;
    createdPages.set(path, { ...known, languages, isRecreated: true });
    if (languages !== undefined) actions.createPage(known.page);
    else if (hasChanged) actions.deletePage(known.page);
    // If its file comes back, Gatsby creates the page itself.
    if (!isOfContent(known.page)) createdPages.delete(path);
  }
}
