import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBrandFiles } from '../src/build/brand/write-brand-files';
import { atomFeed } from '../src/build/feed/feed';
import { offlinePage } from '../src/build/offline/offline-page';
import { fixtureContent } from '../src/commands/project/project-copy';
import { readContent } from '../src/model/read-content';
import { contentNodes } from '../src/model/relating/content-nodes';
import { siteData } from '../src/model/relating/site-data';
import { organization } from '../src/site/seo/structured-data/organization';
import { color } from '../src/site/theme/colors';
import { otherBrand, siteIn, tracesInContent, tracesOf, writeOtherBrand } from './other-brand';
import { t } from './translation';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-brand-'));
  writeOtherBrand(folder, fixtureContent);
});
afterAll(() => rmSync(folder, { recursive: true }));

const tracesIn = (text: string) => tracesOf(siteIn(fixtureContent), text);

const read = () => {
  const { content, problems } = readContent(folder, 'all');
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
};
const dataOfSite = () => siteData(read(), read(), { folder, look: color, siteUrl: otherBrand.url });
const offlineFacts = () => ({ ...dataOfSite().brand, language: 'en', home: '/' });

test('with the facts and logo of another brand, the content is valid, and no page names the original brand', () => {
  expect(readContent(folder, 'all').problems).toEqual([]);
  expect(tracesInContent(siteIn(fixtureContent), read(), folder)).toEqual([]);
  expect(JSON.stringify(contentNodes(read(), folder))).toContain(`mailto:${otherBrand.email}`);
});

test('icons, manifest, offline page, feed and structured data use the other brand', async () => {
  const outFolder = join(folder, 'public');
  await writeBrandFiles({ site: read().site, folder, look: color, outFolder });
  const text = (name: string) => readFileSync(join(outFolder, name), 'utf8');
  const { brand, locale } = dataOfSite();
  const page = {
    name: brand.name,
    title: `${brand.name} blog`,
    siteUrl: otherBrand.url,
    description: 'Posts.',
    timeZone: 'UTC',
    language: 'en',
    blog: '/blog/',
    feed: '/feed.xml',
  };
  const made = {
    manifest: text('manifest.webmanifest'),
    icon: text('favicon.svg'),
    offline: offlinePage(offlineFacts(), color, t),
    feed: atomFeed(page, []),
    organization: JSON.stringify(organization({ url: otherBrand.url, language: 'en', locale, prefix: '', brand, blog: null })),
  };
  for (const [name, each] of Object.entries(made)) expect([name, tracesIn(each)]).toEqual([name, []]);
  for (const each of [made.manifest, made.offline, made.feed, made.organization]) expect(each).toContain(otherBrand.name);
  expect(made.icon).toContain('M0 0h24v24H0z');
  expect(made.offline).toContain(brand.logo.content);
  expect(brand.logo).toEqual({
    viewBox: '0 0 60 20',
    content: `<g fill="none"><path stroke="${color.link}" stroke-width="2" d="M1 8q5-6 10 0t10 0M1 14q5-6 10 0t10 0"/><path fill="#ff5500" d="M30 4h28v12H30z"/></g>`,
    holdsName: false,
  });
});

test('the offline page shows how to contact the brand, with or without a phone number', () => {
  const { email, phone } = otherBrand;
  expect(offlinePage(offlineFacts(), color, t)).toContain(`href="tel:${phone.link}"`);
  const without = offlinePage({ ...offlineFacts(), phone: undefined }, color, t);
  expect(without).not.toContain('href="tel:');
  expect(without).toContain(`<a href="mailto:${email}">${email}</a>`);
  expect(without).not.toContain('{{');
});

test('a logo that contains the name has it as its accessible name, without visible text beside it', () => {
  const page = offlinePage({ ...offlineFacts(), logo: { ...dataOfSite().brand.logo, holdsName: true } }, color, t);
  expect(page).toMatch(/<svg [^>]*role="img" aria-label="Fjordhaus">.*<\/svg><\/p>/);
});

test('the offline page uses exactly the colors of the theme', () => {
  const look = { ground: '#000001', line: '#000002', text: '#000003', textMuted: '#000004', link: '#000005', focus: '#000006' };
  const page = offlinePage({ ...offlineFacts(), logo: { viewBox: '0 0 1 1', content: '', holdsName: false } }, look, t);
  const used = new Set([...page.matchAll(/#[0-9a-f]{6}/g)].map(([shade]) => shade));
  expect([...used].sort()).toEqual(Object.values(look));
});

test.each([
  ['#000001', 'dark'],
  ['#fffff1', 'light'],
])('the offline page on %s has controls for a %s page', (ground, scheme) => {
  expect(offlinePage(offlineFacts(), { ...color, ground }, t)).toContain(`color-scheme:${scheme};`);
});

test('the colors of the theme are hard-coded nowhere else', () => {
  const shades: readonly string[] = Object.values(color);
  const written = (path: string) =>
    (readFileSync(join('src', path), 'utf8').match(/#[0-9a-f]{6}/g) ?? []).filter((shade) => shades.includes(shade));
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const outside = files.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('site/theme/'));
  expect(outside.filter((path) => written(path).length > 0)).toEqual([]);
});
