import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { escapePattern } from '../src/contract/escape-pattern';
import { type Content, inEachLanguage } from '../src/model/reading/content';
import { translationOf } from '../src/model/reading/translation-files';
import { contentNodes } from '../src/model/relating/content-nodes';
import { siteData } from '../src/model/relating/site-data';
import { color } from '../src/site/theme/colors';

const root = resolve(__dirname, '..');
type Site = { name: string; legalName: string; url: string; email: string; phone?: { display: string; link: string }; languages: string[] };
export const siteIn = (folder: string) => parse(readFileSync(join(root, folder, 'site.yml'), 'utf8')) as Site;

/** The brand of this project's content. */
export const ownBrand = siteIn('content');
export const otherBrand = siteIn('tests/fixtures/other-brand') as Required<Site>;

/** Writes this content with the facts and drawings of another brand, in its own languages. */
export function writeOtherBrand(folder: string, content: string): void {
  cpSync(join(root, content), folder, { recursive: true });
  cpSync(join(root, 'tests/fixtures/other-brand'), folder, { recursive: true });
  const { languages } = siteIn(content);
  writeFileSync(join(folder, 'site.yml'), stringify({ ...otherBrand, languages }));
  for (const language of languages.slice(1)) writeFileSync(join(folder, translationOf('site.yml', language)), '{}\n');
}

/** Where the pages and the site data of a content name a brand, for example `City kiel: Acme`. */
export function tracesInContent(brand: Site, content: Content, folder: string): string[] {
  const data = inEachLanguage(content).map((each) => siteData(each, content, { folder, look: color, siteUrl: otherBrand.url }));
  const named = [
    ...contentNodes(content, folder).map(({ type, key, fields }) => [`${type} ${key}`, fields]),
    ...data.map((each) => [each.locale, each]),
  ] as const;
  return named.flatMap(([name, value]) => tracesOf(brand, JSON.stringify(value)).map((trace) => `${name}: ${trace}`));
}

/** The facts of a brand that occur in a text, not as a part of a word: a brand may be called Base. */
export function tracesOf({ name, legalName, url, email, phone }: Site, text: string): string[] {
  const facts = [name, legalName, new URL(url).host, email, ...Object.values(phone ?? {})];
  return facts.filter((fact) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(fact)}(?![\\p{L}\\p{N}])`, 'iu').test(text));
}
