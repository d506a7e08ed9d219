import { Feed } from 'feed';
import { escapeMarkup } from '../../contract/escape-markup';

export type FeedPost = {
  path: string;
  heading: string;
  summary: string;
  author: string;
  /** The person named by `author`, if it names one. */
  writer: { label: string; path: string } | null;
  /** When it appeared, and when it last changed, in ISO 8601 with the offset from UTC. */
  publishedAt: string;
  changedAt: string;
  topics: readonly { label: string }[];
  body: { html: string };
  /** The cover; `image` is null if the build has no file for it. */
  picture?: { alt: string; image: { src: string; width: number; height: number } | null } | null;
};

/** Feed readers download the whole feed several times a day, so it holds only the newest posts. */
export const maxPosts = 100;

type FeedSite = {
  name: string;
  title: string;
  siteUrl: string;
  description: string;
  language: string;
  /** The paths of the blog and of its feed. */
  blog: string;
  feed: string;
};

/** The blog as an Atom feed with the full text of each of `posts`, which must be sorted newest first. */
export function atomFeed({ name, title, siteUrl, description, ...site }: FeedSite, posts: readonly FeedPost[]): string {
  const changes = posts.map(({ changedAt }) => Date.parse(changedAt));
  const feed = new Feed({
    id: `${siteUrl}${site.blog}`,
    link: `${siteUrl}${site.blog}`,
    title,
    description,
    copyright: name,
    favicon: `${siteUrl}/favicon.ico`,
    feedLinks: { atom: `${siteUrl}${site.feed}` },
    ...(changes.length > 0 ? { updated: new Date(Math.max(...changes)) } : {}),
  });
  for (const post of posts) {
    feed.addItem({
      id: `${siteUrl}${post.path}`,
      link: `${siteUrl}${post.path}`,
      title: escaped(post.heading),
      description: escaped(post.summary),
      content: absoluteLinks(`${coverOf(post)}${post.body.html}`, siteUrl, post.path),
      author: [post.writer ? { name: post.writer.label, link: `${siteUrl}${post.writer.path}` } : { name: post.author }],
      // The package does not escape attributes.
      category: post.topics.map(({ label }) => ({ term: escaped(label) })),
      published: new Date(post.publishedAt),
      date: new Date(post.changedAt),
    });
  }
  // The package writes a feed's language only in RSS.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${site.language}" `);
}

function coverOf({ picture }: FeedPost): string {
  if (!picture?.image) return '';
  const { src, width, height } = picture.image;
  return `<p><img src="${src}" alt="${escapeMarkup(picture.alt)}" width="${width}" height="${height}"></p>`;
}

/** Titles and summaries are plain text, but the Atom feed declares them as HTML. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Makes relative URLs in the text of the page at `path` absolute, because feed readers show it elsewhere. */
function absoluteLinks(html: string, siteUrl: string, path: string): string {
  return html
    .replace(/href="#/g, `href="${siteUrl}${path}#`)
    .replace(/(href|src)="\//g, `$1="${siteUrl}/`)
    .replace(/ srcset="([^"]+)"/g, (_, choice: string) => ` srcset="${choice.replace(/(^|,\s*)\//g, `$1${siteUrl}/`)}"`);
}
