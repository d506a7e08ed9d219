import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { escapePattern } from '../src/contract/escape-pattern';
import { translationOf } from '../src/model/reading/translation-files';

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

/** The facts of a brand that occur in a text, not as a part of a word: a brand may be called Base. */
export function tracesOf({ name, legalName, url, email, phone }: Site, text: string): string[] {
  const facts = [name, legalName, new URL(url).host, email, ...Object.values(phone ?? {})];
  return facts.filter((fact) => new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(fact)}(?![\\p{L}\\p{N}])`, 'iu').test(text));
}
