import { cutDescription, descriptionLength } from '../../contract/search-result';
import { withEachText } from './each-text';
import { withoutCode } from './markdown-outline';
import { type FactName, factNames, optionalFacts, type PlaceholderFacts } from './placeholder-facts';
import { ownValuesTable, serviceValuesTable, type TableWords } from './storage-tables';

/** Anything that looks like a placeholder, even misspelled: braces must not be published by mistake. */
const placeholder = /\{\{\s*site[^{}\n]*\}\}/gi;
const wellFormed = /^\{\{\s*site\.(\w+)\s*\}\}$/;

/** Tables that a page may show, each on its own line, such as `{{site.ownValues}}`. */
const tables: Readonly<Record<string, (words: TableWords, facts: PlaceholderFacts) => string>> = {
  ownValues: ownValuesTable,
  serviceValues: (words, { scripts }) => serviceValuesTable(words, scripts),
};
const tableLine = /^\{\{site\.(ownValues|serviceValues)\}\}[ \t]*$/gm;

const tablesIn = (markdown: string) => [...withoutCode(markdown).matchAll(tableLine)];

/** Replaces table placeholders, in a step after the facts: tables add lines, which would shift the line numbers in problems. */
export function withTables(markdown: string, facts: PlaceholderFacts, words: TableWords): string {
  // Detecting code requires parsing the markdown, and almost no page has a table.
  if (!markdown.includes('{{')) return markdown;
  let filled = '';
  let end = 0;
  for (const { 0: found, 1: name = '', index } of tablesIn(markdown)) {
    filled += markdown.slice(end, index) + (tables[name]?.(words, facts) ?? found);
    end = index + found.length;
  }
  return filled + markdown.slice(end);
}

/** Called for each placeholder without a value, with what was expected instead. */
type Complain = (found: string, expected: string) => void;

function factFor(found: string, facts: PlaceholderFacts, complain: Complain): string {
  const [, name = ''] = wellFormed.exec(found) ?? [];
  const known = factNames.find((each) => each === name);
  const value = known && facts[known];
  if (value !== undefined && !value.includes('{{')) return value;
  if (!known) complain(found, `one of ${factNames.map(written).join(', ')}`);
  else if (value !== undefined || optionalFacts.includes(known)) complain(found, 'a fact that site.yml sets, without placeholders');
  return found;
}

const written = (name: FactName) => `{{site.${name}}}`;

/** Replaces the placeholders in a text with the brand's facts. */
const filledText = (text: string, facts: PlaceholderFacts, complain: Complain): string =>
  text.replace(placeholder, (found) => factFor(found, facts, complain));

type ComplainAt = (path: readonly PropertyKey[], ...problem: Parameters<Complain>) => void;

/** Cuts a description that only the facts make too long: a longer brand name must not be a mistake in pages that were fine. */
const filledDescription = (text: string, filled: string) =>
  text.replace(placeholder, '').length > descriptionLength ? filled : cutDescription(filled);

/** The same for every string within a parsed YAML value. */
export const filledValue = (value: unknown, facts: PlaceholderFacts, complain: ComplainAt): unknown =>
  withEachText(value, (path, text) => {
    const filled = filledText(text, facts, (...problem) => complain(path, ...problem));
    return path.at(-1) === 'description' ? filledDescription(text, filled) : filled;
  });

/** The same without facts: placeholders stay, and make no description too long. */
export const unfilledValue = (value: unknown): unknown =>
  withEachText(value, (path, text) => (path.at(-1) === 'description' ? filledDescription(text, text) : text));

/** Escapes markdown, so that a name like `Q*bert` is not read as markup. */
const plain = (value: string) => value.replace(/[\\`*[\]<]/g, '\\$&');

type ComplainOnLine = (line: number, ...problem: Parameters<Complain>) => void;

/** The same for markdown, leaving code unchanged. Lines are 1-based; facts are single-line, so line numbers do not shift. */
export function filledMarkdown(markdown: string, facts: PlaceholderFacts, complain: ComplainOnLine): string {
  if (!markdown.includes('{{')) return markdown;
  let filled = '';
  let end = 0;
  const isTable = new Set(tablesIn(markdown).map(({ index }) => index));
  for (const { 0: found, index } of withoutCode(markdown).matchAll(placeholder)) {
    if (isTable.has(index)) continue;
    const line = markdown.slice(0, index).split('\n').length;
    filled += markdown.slice(end, index) + plain(factFor(found, facts, (...problem) => complain(line, ...problem)));
    end = index + found.length;
  }
  return filled + markdown.slice(end);
}
