import { pathPrefix } from '../contract/languages';
import { readLettering } from './brand/lettering';
import { crossProblems } from './checking/cross-check';
import type { Known } from './checking/known';
import { menusIn } from './checking/known-settings';
import { referenceProblems } from './checking/reference-problems';
import { type Problem, shown } from './problems';
import { type ContentInLanguage, pagePathsIn } from './reading/content';
import { isIllustration } from './reading/illustration-file';
import { withLocalizedLinks } from './reading/localized-links';
import { type Document, documentsOf, readDocumentOnce, type Source } from './reading/read-document';
import { type TranslationFile, translationOf } from './reading/translation-files';
import {
  type ReadSingleton,
  type ReadSingletons,
  readSingleton,
  readSingletons,
  singletons,
  translatedSingletons,
  valuesOf,
} from './singletons';
import { cleanSvg } from './svg/clean-svg';
import { tableWords } from './words/table-words';

type Files = {
  /** The languages of the site, the default first. */
  languages: readonly string[];
  files: readonly TranslationFile[];
  /** Reads a file in `content/`; returns undefined if it does not exist. */
  textOf: (file: string) => string | undefined;
};

type Originals = ReadSingletons & {
  /** The markdown files, with or without mistakes. */
  sources: readonly Source[];
  /** The published pages. */
  documents: readonly Document[];
  known: Known;
};

type Read = { translations: ContentInLanguage[]; problems: Problem[] };

/** Reads the translations into the site's additional languages. A translation counts only if its original is published. */
export function readTranslations(given: Files, originals: Originals): Read {
  const read = given.languages.slice(1).map((language) => readLanguage(language, given, originals));
  return {
    translations: read.flatMap(({ content }) => content ?? []),
    problems: [
      ...given.files.flatMap((file) => [...strayProblems(file, given, originals), ...letteringProblems(file, given)]),
      ...read.flatMap(({ problems }) => problems),
    ],
  };
}

function strayProblems({ file, original, language }: TranslationFile, { languages, textOf }: Files, { sources }: Originals): Problem[] {
  const [first, ...further] = languages;
  if (!further.includes(language)) {
    const expected = `an additional language listed in site.yml: ${further.join(', ') || `it lists only ${first}`}`;
    return [{ file, field: 'file name', found: `the language ${shown(language)}`, expected }];
  }
  const isThere = original.endsWith('.md') ? sources.some((source) => source.file === original) : textOf(original) !== undefined;
  if (isThere) return [];
  const found = `a translation of ${original}, which does not exist`;
  return [{ file, field: 'file name', found, expected: 'a translation of an existing file' }];
}

/** Mistakes in the lettering of a drawing. */
function letteringProblems({ file, original }: TranslationFile, { textOf }: Files): Problem[] {
  const drawing = isIllustration(original) ? textOf(original) : undefined;
  return drawing === undefined ? [] : readLettering(file, textOf(file) ?? '', cleanSvg(drawing).svg).problems;
}

function readLanguage(
  language: string,
  { files, textOf }: Files,
  originals: Originals,
): { content?: ContentInLanguage; problems: Problem[] } {
  const { facts, files: settings } = readTranslatedSettings(language, textOf, originals);
  const words = tableWords(language);
  const read = files
    .filter((each) => each.language === language && each.file.endsWith('.md'))
    .flatMap(({ file, original: name }) => {
      const original = originals.sources.find((source) => source.file === name);
      return original
        ? [{ name, ...readDocumentOnce(file, textOf(file) ?? '', { facts, words, translated: { original, language } }) }]
        : [];
    });
  const isShown = (name: string) => originals.documents.some(({ file }) => file === name);
  const shownFiles = read.filter(({ name, document }) => isShown(name) && !document?.data.draft);
  const sources = shownFiles.flatMap(({ source }) => source ?? []);
  const known = { ...originals.known, menus: menusIn(settings.navigation.raw) };
  const problems = [
    ...translatedSingletons.flatMap((name) => {
      const file = settings[name];
      return [...ownProblems(file, originals[name]), ...referenceProblems(file, singletons[name].schema, known)];
    }),
    ...shownFiles.flatMap((each) => each.problems),
    ...crossProblems(sources, known),
  ];
  const values = valuesOf(settings);
  if (!values) return { problems };
  const content = { ...values, language, prefix: pathPrefix(language), documents: shownFiles.flatMap(({ document }) => document ?? []) };
  return { content: inItsOwnLanguage({ ...content, taxonomy: withPages(content) }), problems };
}

/** The problems of a translation, without those that it may have inherited from its original. */
const ownProblems = ({ problems }: ReadSingleton, original: ReadSingleton): Problem[] =>
  problems.filter(({ field }) => !original.problems.some((inherited) => inherited.field === field));

/**
 * The YAML files of a language. Menus and facts must be translated; optional files are absent without a translation; redirects are
 * shared by all languages.
 */
const readTranslatedSettings = (language: string, textOf: Files['textOf'], originals: ReadSingletons) =>
  readSingletons((name, facts) => {
    if (!singletons[name].translated) return originals[name];
    const text = textOf(translationOf(singletons[name].file, language));
    if (name === 'taxonomy' && text === undefined) return readSingleton(name, '{}');
    return readSingleton(name, text, facts, { original: originals[name].raw, language });
  });

type Listed = Pick<ContentInLanguage, 'documents' | 'taxonomy'>;

/**
 * The taxonomy entries that have pages to list. In the default language an empty entry is allowed, because pages may follow; in a
 * translation it would only make an empty page.
 */
function withPages({ documents, taxonomy: { industries, topics } }: Listed): Listed['taxonomy'] {
  const studies = documentsOf({ documents }, 'caseStudy');
  const posts = documentsOf({ documents }, 'post');
  return {
    industries: industries.filter(({ slug }) => studies.some(({ data }) => data.industries.includes(slug))),
    topics: topics.filter(({ slug }) => posts.some(({ data }) => data.topics.includes(slug))),
  };
}

/** Points links at the pages that exist in the language. */
function inItsOwnLanguage({ language, prefix, documents, redirects, ...settings }: ContentInLanguage): ContentInLanguage {
  const paths = pagePathsIn({ documents, prefix, ...settings });
  const localized = <Value>(value: Value) => withLocalizedLinks(value, prefix, paths);
  return {
    ...localized(settings),
    language,
    prefix,
    redirects,
    documents: documents.map((document) => ({ ...document, body: localized(document.body), data: localized(document.data) }) as Document),
  };
}
