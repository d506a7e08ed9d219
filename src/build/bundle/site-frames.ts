import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteFrame } from '../../contract/site-frame';
import type { Look } from '../../model/brand/look';
import { contentFolder } from '../../model/content-folder';
import { type Content, inEachLanguage } from '../../model/reading/content';
import { siteFrame } from '../../model/relating/site-frame';

/** Where imports from `site-frames` resolve in bundles; the build of pages reads it too. */
export const siteFramesFolder = resolve('.cache/site-frames');

/** Writes what the pages of each language share, for the bundlers. */
export function writeSiteFrames(content: Content, look: Look, siteUrl: string): void {
  mkdirSync(siteFramesFolder, { recursive: true });
  for (const each of inEachLanguage(content)) {
    writeFileSync(join(siteFramesFolder, `${each.language}.json`), JSON.stringify(siteFrame(each, contentFolder(), look, siteUrl)));
  }
}

/** Reads it again, after the pages have been built. */
export const readSiteFrame = (language: string): SiteFrame => JSON.parse(readFileSync(join(siteFramesFolder, `${language}.json`), 'utf8'));
