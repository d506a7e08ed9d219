import type { ArticleLeaf } from 'schema-dts';
import { sharingPicturePath } from '../../platform/sharing-picture-path';
import { addressOf, type PageFacts, type SiteFacts, siteLanguage } from './facts';
import { agency } from './organization';

/** Dates such as 2026-09-08; `authorRole` such as Principal engineer. */
export type PostFacts = { date: string; updated?: string | null; authorRole: string };

/**
 * A post of the blog. Its author is the agency: posts are signed by role, and a role is neither a Person nor a name of one.
 * The role itself is told by schema.org's Role, which stands between the post and who contributed to it.
 */
export function article(site: SiteFacts, page: PageFacts, { date, updated, authorRole }: PostFacts): ArticleLeaf {
  const address = addressOf(site, page.path);
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: page.heading,
    description: page.description,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: addressOf(site, sharingPicturePath(page.path)),
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: siteLanguage,
    author: agency(site),
    contributor: { '@type': 'Role', roleName: authorRole, contributor: agency(site) },
    publisher: agency(site),
  };
}
