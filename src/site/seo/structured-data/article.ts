import type { BlogPostingLeaf } from 'schema-dts';
import { openGraphImagePath } from '../../../contract/open-graph-image-path';
import { absoluteUrl, type PageFacts, type PersonFacts, type SiteFacts } from './facts';
import { agency } from './organization';
import { person } from './person';

/** Dates are in ISO 8601; `author` is, for example, Principal engineer, and has a page if there is a `writer`. */
export type PostFacts = { isoDate: string; changedAt: string; author: string; writer?: PersonFacts | null };

/** A blog post. */
export function article(site: SiteFacts, page: PageFacts, { isoDate, changedAt, ...signed }: PostFacts): BlogPostingLeaf {
  const address = absoluteUrl(site, page.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: page.heading,
    description: page.description,
    url: address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
    image: absoluteUrl(site, openGraphImagePath(page.path)),
    datePublished: isoDate,
    dateModified: changedAt,
    inLanguage: site.language,
    ...authorship(site, signed),
    publisher: agency(site),
  };
}

/**
 * A post signed with a role has the agency as its author: a role is neither a Person nor a person's name. schema.org's Role,
 * placed between the post and its contributor, states the role.
 */
function authorship(site: SiteFacts, { author, writer }: Pick<PostFacts, 'author' | 'writer'>) {
  if (writer) return { author: person(site, writer) };
  return { author: agency(site), contributor: { '@type': 'Role', roleName: author, contributor: agency(site) } } as const;
}
