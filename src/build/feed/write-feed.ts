import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { defaultLanguageOf } from '../../model/site-languages';
import { isPreview } from '../settings/preview';
import { outsideWords } from '../words/outside-words';
import { atomFeed, type FeedPost, type FeedSite, mostPosts } from './feed';

type Graphql = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;
type Data = {
  site: { siteMetadata: { siteUrl: string } };
  brand: Pick<FeedSite, 'name' | 'timeZone' | 'languages'>;
  /** The blog, if there is one. */
  page: { description: string } | null;
  allPost: { nodes: FeedPost[] };
};

const query = `{
  site { siteMetadata { siteUrl } }
  brand { name timeZone languages }
  page(path: { eq: "/blog/" }) { description }
  allPost(sort: [{ date: DESC }, { path: ASC }], limit: ${mostPosts}) {
    nodes { path heading summary author writer { label path } date(formatString: "YYYY-MM-DD HH:mm") updated(formatString: "YYYY-MM-DD") topics { label } body { html } picture { alt image { src width height } } }
  }
}`;

/** Writes the feed of the blog, if there is one, to the build output; throws if the query fails. A preview has none. */
export async function writeFeed({ graphql }: ParentSpanPluginArgs & { graphql: Graphql }): Promise<void> {
  if (isPreview()) return;
  const { data, errors } = await graphql<Data>(query);
  if (!data) throw new Error(`The feed could not be written: ${JSON.stringify(errors)}`);
  if (!data.page) return;
  const title = outsideWords(defaultLanguageOf(data.brand))('feed.title', { name: data.brand.name });
  const site = { ...data.brand, title, siteUrl: data.site.siteMetadata.siteUrl, description: data.page.description };
  writeFileSync(join(process.cwd(), 'public', 'feed.xml'), atomFeed(site, data.allPost.nodes));
}
