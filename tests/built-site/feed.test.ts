import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { maxPosts } from '../../src/build/feed/feed';
import { feedPath } from '../../src/contract/derived-paths';
import { mainPages } from '../../src/contract/main-pages';
import { renderMarkdown, wordsOf } from '../../src/model/reading/render-markdown';
import { targetOf } from './addresses';
import { attributesOf, fileOf, fromEachPage, isKind, siteAddress } from './built-pages';
import { hasBlog, homeAt, languages } from './content-in-force';

const feedLink = 'link[rel~="alternate"][type="application/rss+xml"], link[rel~="alternate"][type="application/atom+xml"]';
const named = new Map(
  fromEachPage(({ path, $ }) => attributesOf($, feedLink).map(({ href = '' }) => ({ path, target: targetOf(href, path) })))
    .flat()
    .map(({ path, target }) => [
      `${homeAt(path)} ${target.kind === 'internal' ? target.path : ''}`,
      target.kind === 'internal' ? target.path : '',
    ]),
);

test('with a blog, the pages link to a single feed in their language, and it exists', () => {
  const withBlog = languages.filter(({ documents, prefix }) => documents.some(({ path }) => path === prefix + mainPages.blog));
  expect([...named.keys()].sort()).toEqual(withBlog.map(({ prefix }) => `${prefix}/ ${feedPath(prefix)}`).sort());
  expect([...named.values()].filter((path) => !fileOf(path))).toEqual([]);
});

/** The posts expected in the feed, newest first. */
const posts = fromEachPage(({ path, $ }) => ({
  address: `${siteAddress}${path}`,
  isPost: isKind('post', path),
  date: /"datePublished":"([^"]+)"/.exec($('script[type="application/ld+json"]').text())?.[1] ?? '',
}))
  .filter(({ isPost }) => isPost)
  .sort((one, other) => other.date.localeCompare(one.date) || one.address.localeCompare(other.address))
  .slice(0, maxPosts);

const bodies = new Map(languages.flatMap(({ documents }) => documents).map(({ path, body }) => [`${siteAddress}${path}`, body]));

/** The words of a post's own text. */
const wordsAt = (address: string) => wordsOf(load(renderMarkdown(bodies.get(address) ?? '').html).text());

const testOfBlog = hasBlog ? test : () => {};

testOfBlog('the feed contains the newest posts with their full text', () => {
  const $ = load(readFileSync(fileOf([...named.values()][0] ?? '') ?? '', 'utf8'), { xml: true });
  const entries = $('item, entry')
    .toArray()
    .map((element) => {
      const entry = $(element);
      const content = load(entry.find('content\\:encoded, content').text());
      return { address: entry.find('link').attr('href') ?? entry.find('link').text(), words: wordsOf(content.text()) };
    });
  expect(entries.map(({ address }) => address).sort()).toEqual(posts.map(({ address }) => address).sort());
  expect(entries.every(({ words }) => words > 0)).toBe(true);
  expect(entries).toEqual(entries.map(({ address }) => ({ address, words: wordsAt(address) })));
});
