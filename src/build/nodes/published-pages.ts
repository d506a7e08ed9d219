import type { CreatePageArgs } from 'gatsby';
import { isProduction } from '../settings/mode';
import { originalPathOf, translationsOf } from './pages-with-content';

/** Pages for developers, and the empty shell of gatsby-plugin-offline, which this site never shows. */
const unpublishedPages = ['/specimens/', '/offline-plugin-app-shell-fallback/'];

/** Pages that hosts serve with an error status. */
const statusPages = /^\/(404|500)\/$/;

/** Leaves pages that visitors must not find out of a production build, including their data and code. */
export function choosePublishedPages({ page, actions }: CreatePageArgs): void {
  if (!isProduction()) return;
  const original = originalPathOf(page);
  if (unpublishedPages.includes(original)) actions.deletePage(page);
  // The translation plugin creates each page again, in each language; only these versions have translations.
  if (translationsOf(page) && statusPages.test(original)) keepByFileName(page, actions);
}

/**
 * Gatsby creates each status page twice, and hosts would serve `/404/` with status 200. Deleting that version also deletes
 * the other one, which has the file name that hosts look for, so this creates that one again.
 */
function keepByFileName(page: CreatePageArgs['page'], { createPage, deletePage }: CreatePageArgs['actions']): void {
  deletePage(page);
  const { path, component, context } = page;
  createPage({ path: path.replace(/\/$/, '.html'), component, context: context ?? {} });
}
