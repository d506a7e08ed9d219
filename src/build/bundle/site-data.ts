import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { developedSiteData } from '../../contract/languages';
import type { SiteData } from '../../contract/site-data';
import type { BrandColors } from '../../model/brand/brand-colors';
import { contentFolder } from '../../model/content-folder';
import { type Content, type ContentInLanguage, inEachLanguage } from '../../model/reading/content';
import { siteData } from '../../model/relating/site-data';
import { siteLanguages } from '../../model/site-languages';
import { writeLanguageFiles } from './language-files';

/** Where imports from `site-data` resolve in bundles; the build of pages reads it too. */
export const siteDataFolder = resolve('.cache/site-data');

/** Writes what the pages of each language share, for the bundlers; returns whether any of it changed. */
export function writeSiteData(content: Content, look: BrandColors, siteUrl: string): boolean {
  const textIn = (own: ContentInLanguage) => JSON.stringify(siteData(own, content, { folder: contentFolder(), look, siteUrl }));
  return writeLanguageFiles(siteDataFolder, new Map(inEachLanguage(content).map((each) => [each.language, textIn(each)])));
}

/** Reads the site data of a language back, after the pages have been built. */
export const readSiteData = (language: string): SiteData => JSON.parse(readFileSync(join(siteDataFolder, `${language}.json`), 'utf8'));

/** The part of the development server's API used here. */
type App = { get(path: string, handler: (request: unknown, response: ServerResponse) => void): unknown };

/** Serves the site data in development, where a bundle would not pick up changes. */
export function serveSiteData(app: App): void {
  for (const language of siteLanguages()) {
    app.get(developedSiteData(language), (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(readSiteData(language)));
    });
  }
}
