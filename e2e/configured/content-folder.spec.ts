import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { maxPosts } from '../../src/build/feed/feed';
import { hydrated } from '../../src/commands/browser/hydrated';
import { postsPerPage } from '../../src/contract/derived-paths';
import { kinds } from '../../src/model/kinds';
import { ownPicturePath, publishedName } from './own-picture';
import { settings } from './settings';

test('a picture that exists only in the configured content folder is served in every format', async ({ page, request }) => {
  await page.goto(ownPicturePath(settings.CONTENT_FOLDER));
  await hydrated(page);
  const shown = page
    .getByRole('main')
    .locator('picture', { has: page.locator(`img[src*="${publishedName}"]`) })
    .first();
  const sets = await shown.locator('source, img').evaluateAll((all) => all.map((each) => each.getAttribute('srcset') ?? ''));
  const addresses = sets.flatMap((set) => set.split(/,\s+/).map((entry) => entry.split(' ')[0] ?? '')).filter(Boolean);
  expect(addresses.filter((address) => address.endsWith('.avif')).length).toBeGreaterThan(0);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

const folder = settings.CONTENT_FOLDER;
const isDraft = (file: string) => /^draft: true$/m.test(readFileSync(file, 'utf8'));

/** The paths of the drafts in the folder, or of the pages that are not drafts. Two kinds of page share a folder. */
function pathsIn(drafts: boolean, of: readonly (keyof typeof kinds)[]): string[] {
  const paths = of.flatMap((kind) => {
    const place = join(folder, kinds[kind].folder);
    const names = readdirSync(place).filter((name) => name.endsWith('.md') && isDraft(join(place, name)) === drafts);
    return names.map((name) => kinds[kind].pathOf(name.replace(/\.md$/, '')));
  });
  return [...new Set(paths)];
}

test('with more posts than the feed limit, the feed is capped and the blog pages list every post', async ({ request }) => {
  const posts = pathsIn(false, ['post']);
  expect(posts.length).toBeGreaterThan(maxPosts);
  const feed = load(await (await request.get('/feed.xml')).text(), { xml: true });
  expect(feed('entry')).toHaveLength(maxPosts);
  const pages = Array.from({ length: Math.ceil(posts.length / postsPerPage) }, (_, index) =>
    index ? `/blog/page/${index + 1}/` : '/blog/',
  );
  const listed = new Set<string>();
  for (const path of pages) {
    const page = load(await (await request.get(path)).text());
    for (const link of page('main a[href^="/blog/"]').toArray()) listed.add(page(link).attr('href') ?? '');
  }
  expect(posts.filter((path) => !listed.has(path))).toEqual([]);
});

test('a draft of any kind has no page or page data, and neither the sitemap nor the home page links to it', async ({ request }) => {
  const drafts = pathsIn(true, Object.keys(kinds) as (keyof typeof kinds)[]);
  expect(drafts).toHaveLength(Object.keys(kinds).length);
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const home = await (await request.get('/')).text();
  for (const path of drafts) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get(`/page-data${path}page-data.json`)).status(), path).toBe(404);
    expect(sitemap, path).not.toContain(`${path}<`);
    expect(home, path).not.toContain(`href="${path}"`);
  }
});
