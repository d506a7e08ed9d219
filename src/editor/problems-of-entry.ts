import { crossProblems } from '../model/checking/cross-check';
import { anyReference, type Known } from '../model/checking/known';
import type { PictureFaults } from '../model/checking/picture-faults';
import { redirectListProblems } from '../model/checking/redirect-problems';
import { referenceProblems } from '../model/checking/reference-problems';
import { isKind, type Kind, kinds } from '../model/kinds';
import type { Problem } from '../model/problems';
import type { PlaceholderFacts } from '../model/reading/placeholder-facts';
import { readDocument } from '../model/reading/read-document';
import { translationOf } from '../model/reading/translation-files';
import { type Shape, shapeOf } from '../model/schemas/shape';
import { readSingleton, singletons } from '../model/singletons';
import { declaredWords, isWordFile, type WordFile } from '../model/words/declared-words';
import { wordsSchema } from '../model/words/words-schema';
import { wordsTextProblems } from '../model/words/words-text-problems';
import { type Data, pageText, parseSettingsFile, settingsNameOf, settingsText } from './file-text';
import { wordsText } from './words-text';

/** The original of a translation, as the editor has it, and the language of the translation. */
type TranslatedEntry = { original: Data; language: string };

export type EntryContext = {
  icons?: Known['icons'];
  facts?: PlaceholderFacts | undefined;
  faults?: PictureFaults;
  /** Set for a translation. */
  translated?: TranslatedEntry;
};

/**
 * The validator's problems with the file that an entry would be saved as. `path` is relative to the content folder (to the project
 * for interface strings), and undefined for a new entry. `collection` is the entry's collection, `icons` the available icon names,
 * `facts` the values of placeholders, and `faults` the problems of its uploaded pictures. Throws on an unknown collection.
 */
export function problemsOfEntry(collection: string, path: string | undefined, data: Data, context: EntryContext = {}): Problem[] {
  if (collection === 'settings') return problemsOfSettings(data, context);
  if (collection === 'words') return problemsOfWords(path ?? '', data);
  if (!isKind(collection)) throw new Error(`Unknown kind of page: ${collection}.`);
  const { icons = anyReference.icons, facts, faults = new Map(), translated } = context;
  const file = path ?? `${kinds[collection].folder}/new.md`;
  const { source, problems } = translated
    ? readTranslation(collection, file, data, facts, translated)
    : readDocument(file, pageText(collection, data), { facts });
  // An entry is checked without other files; the check of the whole content verifies its references.
  return source ? [...problems, ...crossProblems([source], { ...anyReference, icons, faults })] : problems;
}

function problemsOfSettings(data: Data, { facts, faults = new Map(), translated }: EntryContext): Problem[] {
  const name = settingsNameOf(translated?.original ?? data);
  const original = translated && { ...translated, original: parseSettingsFile(settingsText(name, translated.original)) };
  const settings = readSingleton(name, settingsText(name, data), facts, original);
  const { value } = settings;
  const ofRedirects = value && 'redirects' in value ? redirectListProblems(value.redirects, settings) : [];
  return [...settings.problems, ...ofRedirects, ...referenceProblems(settings, singletons[name].schema, { ...anyReference, faults })];
}

/** Reads a translation as the build does: completed by the fields of its original that have no words. */
function readTranslation(
  kind: Kind,
  file: string,
  data: Data,
  facts: PlaceholderFacts | undefined,
  { original, language }: TranslatedEntry,
) {
  const read = readDocument(file, pageText(kind, original), { facts });
  if (!read.source) return read;
  return readDocument(translationOf(file, language), pageText(kind, data), { facts, translated: { original: read.source, language } });
}

/** The language and name in a path such as `locales/en/interface.json`; throws if the site reads no such file. */
function wordsFileIn(path: string): { file: string; language: string; name: WordFile } {
  const [, file = '', language = '', name = ''] = /(([\w-]+)\/([\w-]+)\.json)$/.exec(path) ?? [];
  if (!isWordFile(name)) throw new Error(`The site reads no strings from ${path}.`);
  return { file, language, name };
}

function problemsOfWords(path: string, data: Data): Problem[] {
  const { file, language, name } = wordsFileIn(path);
  return wordsTextProblems(file, language, name, wordsText(data));
}

/** Formats problems for editor users, who see labels and no line numbers. */
export function formatForEditor(collection: string, problems: readonly Problem[]): string {
  const shape = collection === 'words' ? shapeOfWords(problems[0]?.file) : shapeOfCollection(collection);
  return problems
    .map(({ field, found, expected }) => `${labelOf(field, shape)}: found ${found}; expected ${expected.replace(/[^?]$/, '$&.')}`)
    .join('\n');
}

function shapeOfWords(file: string | undefined): Shape {
  if (!file) return { type: 'object' };
  const { language, name } = wordsFileIn(file);
  return shapeOf(wordsSchema(declaredWords[name].words, language));
}

/** For settings, the fields of all files together: no two files share a field. */
function shapeOfCollection(collection: string): Shape {
  const ofKind = isKind(collection) ? [kinds[collection]] : [];
  const schemas = collection === 'settings' ? Object.values(singletons) : ofKind;
  const shapes = schemas.map(({ schema }) => shapeOf(schema));
  return { type: 'object', properties: Object.assign({}, ...shapes.map(({ properties }) => properties)) };
}

/** Formats a field's path with labels: `questions.1.answer` becomes `Questions 2, Answer`. */
function labelOf(field: string, shape: Shape): string {
  const words: string[] = [];
  // More than one if a block has several possible types.
  let inner: Shape[] = [shape];
  for (const key of field.split('.')) {
    if (/^\d+$/.test(key)) {
      words.push(`${words.pop() ?? ''} ${Number(key) + 1}`);
      inner = inner.flatMap(({ items }) => items?.oneOf ?? items ?? []);
    } else {
      inner = inner.flatMap(({ properties }) => properties?.[key] ?? []);
      words.push(inner[0]?.title ?? (key === 'body' ? 'Text' : key));
    }
  }
  return words.join(', ');
}
