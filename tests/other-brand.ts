import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { translationOf } from '../src/model/reading/translation-files';

const root = resolve(__dirname, '..');
type Site = { name: string; legalName: string; url: string; email: string; phone?: { display: string; link: string }; languages: string[] };
const siteIn = (folder: string) => parse(readFileSync(join(folder, 'site.yml'), 'utf8')) as Site;

/** The brand of this project's content. */
export const ownBrand = siteIn(join(root, 'content'));
export const otherBrand = siteIn(join(root, 'tests/fixtures/other-brand')) as Required<Site>;

/** Writes this project's content with the facts and drawings of another brand, in the languages of this project. */
export function writeOtherBrand(folder: string): void {
  cpSync(join(root, 'content'), folder, { recursive: true });
  cpSync(join(root, 'tests/fixtures/other-brand'), folder, { recursive: true });
  const { languages } = ownBrand;
  writeFileSync(join(folder, 'site.yml'), stringify({ ...otherBrand, languages }));
  for (const language of languages.slice(1)) writeFileSync(join(folder, translationOf('site.yml', language)), '{}\n');
}

const { name, legalName, url, email, phone } = ownBrand;
const facts = [name, legalName, new URL(url).host, email, ...Object.values(phone ?? {})].map((fact) => fact.toLowerCase());

/** The facts of this project's brand that occur in a text. */
export const tracesIn = (text: string) => facts.filter((fact) => text.toLowerCase().includes(fact));
