import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { wordsOf } from '../../src/content-model/render-markdown';
import { targetOf } from './addresses';
import { attributesOf, fileOf, fromEachPage, isKind, paths, siteAddress } from './built-pages';

const feedLink = 'link[rel~="alternate"][type="application/rss+xml"], link[rel~="alternate"][type="application/atom+xml"]';
const named = new Set(
  fromEachPage(({ path, $ }) => attributesOf($, feedLink).map(({ href = '' }) => ({ path, target: targetOf(href, path) })))
    .flat()
    .map(({ target }) => (target.kind === 'internal' ? target.path : '')),
);

test('pages name one feed, and it is there', () => {
  expect([...named].map(fileOf)).toEqual([expect.any(String)]);
});

test('the feed holds every post with its whole text', () => {
  const $ = load(readFileSync(fileOf([...named][0] ?? '') ?? '', 'utf8'), { xml: true });
  const entries = $('item, entry')
    .toArray()
    .map((element) => {
      const entry = $(element);
      const content = load(entry.find('content\\:encoded, content').text());
      return { address: entry.find('link').attr('href') ?? entry.find('link').text(), words: wordsOf(content.text()) };
    });
  const posts = paths.filter((path) => isKind('post', path)).map((path) => `${siteAddress}${path}`);
  expect(entries.map(({ address }) => address).sort()).toEqual(posts.sort());
  expect(entries.filter(({ words }) => words < 700)).toEqual([]);
});
