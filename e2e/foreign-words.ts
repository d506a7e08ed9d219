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

/** Words that most sentences of a language have; none of them is a word of the other languages here, or of French, which has `or`. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'for', 'with', 'your', 'you', 'our', 'we', 'is', 'are', 'this', 'that', 'from', 'not'],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches these as whole words, but not as parts of addresses. */
const wholeWords = (texts: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\d/.@_-])(?:${texts.map(escaped).join('|')})(?![\\p{L}\\d/@_-]|\\.\\p{L})`, flags);

type Languages = { in: string; of: string };

const known = new Map<string, RegExp[]>();

/** Words that both languages have, such as Newsletter, are no sign of the other one. */
function patternsFor({ in: own, of: other }: Languages): RegExp[] {
  const key = `${own} ${other}`;
  const ownStrings = stringsIn(own).join('\n');
  const strings = stringsIn(other).filter((text) => !text.includes('{{') && text.length > 3 && !wholeWords([text], 'u').test(ownStrings));
  const patterns = known.get(key) ?? [wholeWords(strings, 'gu'), ...(commonWords[other] ? [wholeWords(commonWords[other], 'giu')] : [])];
  known.set(key, patterns);
  return patterns;
}

/** Returns each word or interface string of another language found in a text, with what is around it. */
export const foreignWords = (text: string, languages: Languages): string[] =>
  patternsFor(languages).flatMap((pattern) =>
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
