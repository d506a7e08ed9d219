import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { localesFolder } from '../src/model/words/locales-folder';

type Words = { [key: string]: string | Words };

const textsOf = (tree: Words): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

function stringsIn(language: string): string[] {
  const folder = join(localesFolder(), language);
  return readdirSync(folder).flatMap((name) => textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** Words that most sentences of a language have; `or` is left out because it is a French word too, which the French strings need not have. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'for', 'with', 'your', 'you', 'our', 'we', 'is', 'are', 'this', 'that', 'from', 'not'],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches these as whole words, but not as parts of addresses. */
const wholeWords = (texts: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\d/.@_-])(?:${texts.map(escaped).join('|')})(?![\\p{L}\\d/@_-]|\\.\\p{L})`, flags);

type Languages = { in: string; of: string };

/** Words that both languages have, such as Newsletter, or the Dutch and English `we`, are no sign of the other one. */
function patternsFor({ in: own, of: other }: Languages): RegExp[] {
  const ownStrings = stringsIn(own)
    .join('\n')
    .replace(/\{\{.*?\}\}/g, '');
  const isOwn = (text: string, flags: string) => wholeWords([text], flags).test(ownStrings);
  const strings = stringsIn(other).filter((text) => !text.includes('{{') && text.length > 3 && !isOwn(text, 'u'));
  const common = (commonWords[other] ?? []).filter((word) => !isOwn(word, 'iu'));
  return [wholeWords(strings, 'gu'), ...(common.length > 0 ? [wholeWords(common, 'giu')] : [])];
}

const known = new Map<string, RegExp[]>();

function knownPatterns(languages: Languages): RegExp[] {
  const key = `${languages.in} ${languages.of}`;
  const patterns = known.get(key) ?? patternsFor(languages);
  known.set(key, patterns);
  return patterns;
}

/** Returns each word or interface string of another language found in a text, with what is around it. */
export const foreignWords = (text: string, languages: Languages): string[] =>
  knownPatterns(languages).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 50)),
  );

/**
 * All that a visitor may read or hear on a page in its language, whether it is visible now or not, one text per line. Links to
 * other languages are left out.
 */
export const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
    const elements = [...document.querySelectorAll('*')].filter((element) => !element.closest('script, style, template, code, [hreflang]'));
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=description], meta[property^="og:"]')];
    return [
      ...metas.map(({ content }) => content),
      ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
      ...elements.flatMap(({ childNodes }) => [...childNodes].map((node) => (node instanceof Text ? node.data : ''))),
    ]
      .filter((text) => text.trim() !== '')
      .join('\n');
  });
