import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { feedPath } from '../../contract/derived-paths';
import { pathPrefix } from '../../contract/languages';
import { mainPages } from '../../contract/main-pages';
import { siteLanguages } from '../../model/site-languages';
import { readSiteData } from '../bundle/site-data';
import { isPreview } from '../settings/preview';
import { outsideWords } from '../words/outside-words';
import { atomFeed, type FeedPost, maxPosts } from './feed';

type Graphql = <Data>(query: string, variables: { language: string; blog: string }) => Promise<{ data?: Data; errors?: unknown }>;
type Data = {
  /** The blog, if there is one in this language. */
  page: { description: string } | null;
  allPost: { nodes: FeedPost[] };
};

const query = `query Feed($language: String!, $blog: String!) {
  page(path: { eq: $blog }) { description }
  allPost(filter: { language: { eq: $language } }, sort: [{ date: DESC }, { path: ASC }], limit: ${maxPosts}) {
    nodes { path heading summary author writer { label path } publishedAt changedAt topics { label } body { html } picture { alt image { src width height } } }
  }
}`;

/** Writes a feed for the blog in each language that has one to the build output; throws if a query fails. A preview has none. */
export async function writeFeeds({ graphql }: ParentSpanPluginArgs & { graphql: Graphql }): Promise<void> {
  if (isPreview()) return;
  const [first, ...further] = siteLanguages();
  if (first) await writeFeed(graphql, first, '');
  for (const language of further) await writeFeed(graphql, language, pathPrefix(language));
}

async function writeFeed(graphql: Graphql, language: string, prefix: string): Promise<void> {
  const blog = prefix + mainPages.blog;
  const { data, errors } = await graphql<Data>(query, { language, blog });
  if (!data) throw new Error(`The feed in the language ${language} could not be written: ${JSON.stringify(errors)}`);
  if (!data.page) return;
  const { brand, siteUrl } = readSiteData(language);
  const title = outsideWords(language)('feed.title', { name: brand.name });
  const site = { name: brand.name, title, siteUrl, description: data.page.description };
  const place = join(process.cwd(), 'public', feedPath(prefix));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, atomFeed({ ...site, language, blog, feed: feedPath(prefix) }, data.allPost.nodes));
}
