import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { expect } from 'playwright/test';
import { parse } from 'yaml';
import { samplePost } from '../../src/commands/draw-guide/sample-post';
import { copyProject } from '../../src/commands/project/project-copy';
import { pathPrefix } from '../../src/contract/languages';
import { kinds } from '../../src/model/kinds';
import { eachText } from '../../src/model/reading/each-text';
import { localesPlace } from '../../src/model/words/locales-folder';
import type { BareRepository } from '../servers/bare-repository';
import { buildSite } from './build-site';
import { addPicturesOfAllFormats, expectPicturesIn } from './picture-formats';
import { samplePage, samplePageData } from './sample-page';
import { sampleTranslation } from './sample-translation';
import { wordsFile } from './story-changes';
import { secondLanguage } from './translated-agency';

const blocks: readonly { type: string; alt?: string }[] = samplePageData.blocks;

/** Builds what `main` holds, with more pictures in its new post, and expects visitors to see them and every change of the story. */
export async function expectBuiltStory(repository: BareRepository, place: string): Promise<void> {
  const published = repository.checkOut('main');
  const folder = copyProject('story', join(published, place));
  cpSync(join(published, localesPlace), join(folder, localesPlace), { recursive: true });
  rmSync(published, { recursive: true });
  await addPicturesOfAllFormats(join(folder, 'content'), 'blog/reading-a-trace.md');
  const site = buildSite(folder);
  const pageAt = (path: string) => load(readFileSync(join(site, path, 'index.html'), 'utf8'));

  const post = pageAt(kinds.post.pathOf('reading-a-trace'));
  expect(post('h1').text()).toBe(samplePost.fields.Heading);
  expectPicture(post, samplePost.alt, site);
  expectPicturesIn(site);

  const translation = pageAt(`${pathPrefix(secondLanguage)}${kinds.post.pathOf('reading-a-trace')}`);
  expect(translation('html').attr('lang')).toBe(secondLanguage);
  expect(translation('h1').text()).toBe(sampleTranslation.fields.Heading);
  expect(translation('main').text()).toContain(sampleTranslation.text);
  expectPicture(translation, sampleTranslation.fields['Alt text'], site);

  const page = pageAt(kinds.blockPage.pathOf(samplePage.name));
  expectBlocks(page, site);
  const { callToAction } = JSON.parse(repository.git(['show', `main:${wordsFile}`]));
  expect(page('main a').text()).toContain(callToAction);
  const { header } = parse(repository.git(['show', `main:${place}/navigation.yml`]));
  expect(page('header').text()).toContain(header[0].label);
}

/** Expects the text and the picture of every block, in the order of the blocks. */
function expectBlocks($: CheerioAPI, site: string): void {
  const shown = $('main').text();
  const places = blocks.map((block) => visibleTexts(block).map((text) => ({ text, at: shown.indexOf(text) })));
  expect(places.flat().filter(({ at }) => at < 0)).toEqual([]);
  const starts = places.map((texts) => Math.min(...texts.map(({ at }) => at)));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  for (const { alt } of blocks) if (alt) expectPicture($, alt, site);
}

const visibleTexts = (block: object) =>
  eachText(block, (path, text) => (path.some((key) => ['type', 'picture', 'alt'].includes(String(key))) ? [] : [text]));

/** The page shows a picture with this alt text, and the file of every format that a browser may choose exists. */
function expectPicture($: CheerioAPI, alt: string, site: string): void {
  const image = $('main img').filter((_, each) => $(each).attr('alt') === alt);
  expect(image.length).toBe(1);
  const files = image
    .parent()
    .children()
    .toArray()
    .flatMap((each) => [$(each).attr('src') ?? '', ...addressesIn($(each).attr('srcset'))]);
  const named = files.filter(Boolean);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !existsSync(join(site, file)))).toEqual([]);
}

const addressesIn = (set = '') => set.split(/,\s+/).map((entry) => entry.split(' ')[0] ?? '');
