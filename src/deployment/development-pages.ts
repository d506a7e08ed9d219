import type { CreatePageArgs } from 'gatsby';

/** Pages for those who build the site; a production build has neither them nor their code. */
const developmentOnly = ['/specimens/'];

export function keepDevelopmentPagesOut({ page, actions }: CreatePageArgs): void {
  if (process.env.NODE_ENV === 'production' && developmentOnly.includes(page.path)) actions.deletePage(page);
}
