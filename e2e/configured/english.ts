import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { localesFolder } from '../../src/model/words/locales-folder';

type Words = { [key: string]: string | Words };

const textsOf = (tree: Words): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

function stringsIn(language: string): string[] {
  const folder = join(localesFolder(), language);
  return readdirSync(folder).flatMap((name) => textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/** Words that most English sentences have and no German one. */
const commonWords = ['the', 'and', 'of', 'to', 'for', 'with', 'your', 'you', 'our', 'we', 'is', 'are', 'this', 'that', 'from', 'not', 'or'];

/** Strings that are the same in both languages, such as Newsletter, are no sign of English. */
const german = new Set(stringsIn('de'));
const englishStrings = stringsIn('en').filter((text) => !german.has(text) && !text.includes('{{') && text.length > 3);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches these as whole words, but not as parts of addresses. */
const wholeWords = (texts: readonly string[], flags: string) =>
  new RegExp(`(?<![\\p{L}\\d/.@_-])(?:${texts.map(escaped).join('|')})(?![\\p{L}\\d/@_-]|\\.\\p{L})`, flags);

const patterns = [wholeWords(englishStrings, 'gu'), wholeWords(commonWords, 'giu')];

/** Returns each English word or interface string found in a German text, with the text around it. */
export const englishIn = (text: string): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 50)));

/** All that a visitor may read or hear on a page, whether it is visible now or not, one text per line. */
export const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder'];
    const elements = [...document.querySelectorAll('*')].filter((element) => !element.closest('script, style, template, code'));
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=description], meta[property^="og:"]')];
    return [
      ...metas.map(({ content }) => content),
      ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
      ...elements.flatMap(({ childNodes }) => [...childNodes].map((node) => (node instanceof Text ? node.data : ''))),
    ]
      .filter((text) => text.trim() !== '')
      .join('\n');
  });
