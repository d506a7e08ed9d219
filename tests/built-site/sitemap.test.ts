import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { fileOf, fromEachPage, isIndexable, isKind, root, siteAddress } from './built-pages';

const addressesIn = (file: string) =>
  load(readFileSync(file, 'utf8'), { xml: true })('loc')
    .toArray()
    .map((element) => load(element, { xml: true }).text());

const sitemapFiles = readdirSync(root).filter((file) => /^sitemap-(?!index).*\.xml$/.test(file));
const listed = sitemapFiles.flatMap((file) => addressesIn(join(root, file)));
const indexable = fromEachPage((page) => (isIndexable(page) ? [`${siteAddress}${page.path}`] : [])).flat();

test('the sitemap lists every indexable page', () => {
  expect(indexable.filter((address) => !listed.includes(address))).toEqual([]);
  expect(indexable.length).toBeGreaterThan(0);
});

test('the sitemap lists no other page, and no page twice', () => {
  expect(listed.filter((address, index) => !indexable.includes(address) || listed.indexOf(address) !== index)).toEqual([]);
});

test('the sitemap lists the pages in the order of their paths, so two builds of the same content are the same', () => {
  expect(listed).toEqual([...listed].sort());
});

test('the sitemap index lists exactly the sitemaps of the build', () => {
  const named = addressesIn(join(root, 'sitemap-index.xml'));
  expect(named.sort()).toEqual(sitemapFiles.map((file) => `${siteAddress}/${file}`).sort());
});

test('robots.txt references the sitemap index and does not disallow the whole site to all crawlers', () => {
  const file = fileOf('/robots.txt');
  const robots = file ? readFileSync(file, 'utf8') : 'there is no robots.txt';
  expect(robots).toContain(`Sitemap: ${siteAddress}/sitemap-index.xml`);
  const rulesForAll = robots.split(/\n\s*\n/).filter((group) => /^User-agent: *\*/im.test(group));
  expect(rulesForAll.join('\n')).not.toMatch(/^Disallow: *\/ *$/im);
});

test('the dates of the sitemap are days or, for posts that appear at a time, instants, and every post has one', () => {
  const entries = sitemapFiles.flatMap((file) => {
    const $ = load(readFileSync(join(root, file), 'utf8'), { xml: true });
    return $('url')
      .toArray()
      .map((entry) => ({ address: $('loc', entry).text(), date: $('lastmod', entry).text() }));
  });
  const dated = entries.filter(({ date }) => date !== '');
  expect(dated.filter(({ date }) => !/^\d{4}-\d\d-\d\d(T\d\d:\d\d:00\.000Z)?$/.test(date))).toEqual([]);
  const posts = entries.filter(({ address }) => isKind('post', address.slice(siteAddress.length)));
  expect(posts.filter(({ date }) => date === '')).toEqual([]);
});
