import type { ArticleLeaf } from 'schema-dts';
import { defaultLanguage } from '../../../contract/languages';
import { sharingPicturePath } from '../../../contract/sharing-picture-path';
import { addressOf, type PageFacts, type SiteFacts } from './facts';
import { agency } from './organization';

/** Dates in the form 2026-09-08; `authorRole` is, for example, Principal engineer. */
export type PostFacts = { date: string; updated?: string | null; authorRole: string };

/**
 * A blog post. Its author is the agency: posts are signed by role, and a role is neither a Person nor the name of one.
 * schema.org's Role, placed between the post and its contributor, states the role.
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
    inLanguage: defaultLanguage,
    author: agency(site),
    contributor: { '@type': 'Role', roleName: authorRole, contributor: agency(site) },
    publisher: agency(site),
  };
}
