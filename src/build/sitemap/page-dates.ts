import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, inEachLanguage } from '../../model/reading/content';
import { lastModified } from '../../model/relating/last-modified';

const folder = () => join(process.cwd(), '.cache');
const file = () => join(folder(), 'page-dates.json');

/**
 * Writes the dates of all pages to a file for the sitemap plugin: its option functions do not run in `gatsby-node`, where the
 * content is read, and cannot see it.
 */
export function writePageDates(content: Content | undefined): void {
  const dates = content ? inEachLanguage(content).flatMap((each) => [...lastModified(each)]) : [];
  mkdirSync(folder(), { recursive: true });
  writeFileSync(file(), JSON.stringify(dates));
}

/** Reads the dates back, by path. */
export const readPageDates = (): ReadonlyMap<string, string> => new Map(JSON.parse(readFileSync(file(), 'utf8')));
