import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { developedFrame } from '../../contract/languages';
import type { SiteFrame } from '../../contract/site-frame';
import type { BrandColors } from '../../model/brand/brand-colors';
import { contentFolder } from '../../model/content-folder';
import { type Content, type ContentInLanguage, inEachLanguage } from '../../model/reading/content';
import { siteFrame } from '../../model/relating/site-frame';
import { siteLanguages } from '../../model/site-languages';
import { writeLanguageFiles } from './language-files';

/** Where imports from `site-frames` resolve in bundles; the build of pages reads it too. */
export const siteFramesFolder = resolve('.cache/site-frames');

/** Writes what the pages of each language share, for the bundlers; returns whether any of it changed. */
export function writeSiteFrames(content: Content, look: BrandColors, siteUrl: string): boolean {
  const textIn = (own: ContentInLanguage) => JSON.stringify(siteFrame(own, content, { folder: contentFolder(), look, siteUrl }));
  return writeLanguageFiles(siteFramesFolder, new Map(inEachLanguage(content).map((each) => [each.language, textIn(each)])));
}

/** Reads the frame of a language back, after the pages have been built. */
export const readSiteFrame = (language: string): SiteFrame => JSON.parse(readFileSync(join(siteFramesFolder, `${language}.json`), 'utf8'));

/** The part of the development server's API used here. */
type App = { get(path: string, handler: (request: unknown, response: ServerResponse) => void): unknown };

/** Serves the frames in development, where a bundle would not pick up changes. */
export function serveSiteFrames(app: App): void {
  for (const language of siteLanguages()) {
    app.get(developedFrame(language), (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(readSiteFrame(language)));
    });
  }
}
