import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { pathInLanguage, type Translations } from '../../contract/alternates';
import { pathsOfRoutes } from '../../model/routed-pages';

type Page = CreatePageArgs['page'];

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
const isContent = (path: string, shown: ReadonlySet<string>) => pathsOfRoutes.has(path) || shown.has(path);

/** Of the languages that a page was created for, those with content for it; null if its own language has none. */
function languagesOf(page: Page, shown: ReadonlySet<string>): readonly string[] | null {
  if (!shown.has(page.path)) return null;
  const i18n = translationsOf(page);
  return i18n ? i18n.languages.filter((each) => shown.has(pathInLanguage(i18n, each))) : [];
}

/** Each content page as Gatsby or the translation plugin created it, with the languages last passed to it. */
const createdPages = new Map<string, { page: Page; passedLanguages: string | undefined; isRecreated: boolean }>();

/**
 * Deletes a page without content: a route of `src/pages` whose file is a draft or missing, or a page that the translation plugin
 * copied into a language it is not translated into. The other pages get the list of languages they exist in.
 */
export function keepEmptyPagesOut({ page, actions }: Pick<CreatePageArgs, 'page' | 'actions'>): void {
  if (!shownPaths || !isContent(originalPathOf(page), shownPaths)) return;
  const existing = languagesOf(page, shownPaths);
  const { languages = [], ...i18n } = translationsOf(page) ?? {};
  const known = createdPages.get(page.path);
  // A page created below, with fewer languages, comes through here again.
  const isSecondPass = known && languages.length < (translationsOf(known.page)?.languages.length ?? 0);
  if (!isSecondPass) createdPages.set(page.path, { page, passedLanguages: existing?.join(), isRecreated: known?.isRecreated ?? false });
  if (!existing) actions.deletePage(page);
  else if (existing.length < languages.length)
    actions.createPage({ ...page, context: { ...page.context, i18n: { ...i18n, languages: existing } } });
}

/**
 * Creates pages whose content was added and deletes those whose content was removed. `gatsby develop` calls this after each change
 * and drops every page that an earlier call created but this one does not, so this recreates its pages on every call.
 */
export function createPagesOfNewContent({ actions }: Pick<CreatePagesArgs, 'actions'>): void {
  const shown = shownPaths;
  if (!shown) return;
  for (const [path, known] of createdPages) {
    const passedLanguages = languagesOf(known.page, shown)?.join();
    const changed = passedLanguages !== known.passedLanguages;
    if (!changed && !known.isRecreated) continue;
    createdPages.set(path, { ...known, passedLanguages, isRecreated: true });
    if (passedLanguages !== undefined) actions.createPage(known.page);
    else if (changed) actions.deletePage(known.page);
    // If its file comes back, Gatsby creates the page itself.
    if (!isContent(originalPathOf(known.page), shown)) createdPages.delete(path);
  }
}
