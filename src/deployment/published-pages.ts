import type { CreatePageArgs } from 'gatsby';

/** Pages for those who build the site, and the empty shell of gatsby-plugin-offline, which this site never shows. */
const unpublishedPages = ['/specimens/', '/offline-plugin-app-shell-fallback/'];

/** Pages that hosts show with a status of their own. */
const statusPages = /^\/(404|500)\/$/;

/** Leaves pages out of a production build that no visitor may find: no address, no data and no code of them is published. */
export function choosePublishedPages({ page, actions }: CreatePageArgs): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (unpublishedPages.includes(page.path)) actions.deletePage(page);
  const [, status] = statusPages.exec(page.path) ?? [];
  // The translation plugin makes each page anew; only its second form has words.
  if (status && page.context?.i18n) keepByFileName(page, status, actions);
}

/**
 * Gatsby makes each status page twice, and hosts would answer `/404/` with status 200. Deleting that form takes the other
 * one, which is named like the file that hosts look for, along; so that one is made again.
 */
function keepByFileName(page: CreatePageArgs['page'], status: string, { createPage, deletePage }: CreatePageArgs['actions']): void {
  deletePage(page);
  const { path: _path, component, context } = page;
  createPage({ path: `/${status}.html`, component, context: context ?? {} });
}
