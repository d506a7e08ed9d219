import type { Lettering } from '../brand/lettering';
import { type Kind, kindNames, kinds } from '../kinds';
import type { Problem } from '../problems';
import type { ContentInLanguage } from '../reading/content';
import { withTranslated, wordedFields } from '../reading/inherited-fields';
import type { Yaml } from '../reading/read-yaml';
import { translationFile, translationOf } from '../reading/translation-files';
import { singletons } from '../singletons';
import { lostInTranslation } from './lost-in-translation';

type Pages = Pick<ContentInLanguage, 'documents'>;

/** The words in a drawing, and their translations by language. */
export type WordedDrawing = { words: readonly string[]; translations: ReadonlyMap<string, Lettering> };

type Given = {
  /** All content, including unpublished pages, so that they can be translated before they are published. */
  content: Pages & { translations: readonly (Pages & { language: string })[] };
  /** The files of the content folder. */
  files: ReadonlySet<string>;
  /** The settings in the content folder, translations among them, by file. */
  settings: ReadonlyMap<string, Pick<Yaml, 'value' | 'lineOf'>>;
  /** The drawings with words, by file, and the lettering of translated ones. */
  drawings: ReadonlyMap<string, WordedDrawing>;
  /** When each file was last changed, in milliseconds since 1970; files with an unknown date are absent. */
  changed: ReadonlyMap<string, number>;
};

/** Originals without a translation, of one kind. */
export type Untranslated = { kind: Kind | 'settings' | 'drawings'; files: string[] };

/** A translation older than its original, and when each was last changed. */
export type Outdated = { file: string; changed: number; original: string; originalChanged: number };

/** What the translation into one language lacks. Files are relative to `content/`. */
export type TranslationRemarks = { language: string; untranslated: Untranslated[]; incomplete: Problem[]; outdated: Outdated[] };

const translatable = Object.values(singletons).filter(({ schema }) => wordedFields(schema).size > 0);

/** Menus list the pages that exist in their language, so a different number of entries is not a mistake. */
const comparable = translatable.filter((each) => each !== singletons.navigation);

/** Remarks on the translation into an additional language of the site. They are only advice and do not stop the build. */
export const translationRemarks = (language: string, given: Given): TranslationRemarks => ({
  language,
  untranslated: untranslated(language, given),
  incomplete: [...incompletePages(language, given), ...incompleteSettings(language, given), ...incompleteDrawings(language, given)],
  outdated: outdated(language, given),
});

function untranslated(language: string, { content, files, drawings }: Given): Untranslated[] {
  const isMissing = (file: string) => !files.has(translationOf(file, language));
  const pages = content.documents.filter(({ file, data }) => !data.draft && isMissing(file));
  const settings = translatable.map(({ file }) => file).filter((file) => files.has(file) && isMissing(file));
  const groups: Untranslated[] = [
    ...kindNames.map((kind) => ({ kind, files: pages.filter((page) => page.kind === kind).map(({ file }) => file) })),
    { kind: 'settings', files: settings },
    { kind: 'drawings', files: [...drawings.keys()].filter(isMissing) },
  ];
  return groups.filter((group) => group.files.length > 0);
}

function incompletePages(language: string, { content }: Given): Problem[] {
  const originals = new Map(content.documents.map((document) => [document.file, document]));
  const translated = content.translations.find((each) => each.language === language)?.documents ?? [];
  return translated.flatMap((document) => {
    const original = originals.get(translationFile(document.file)?.original ?? '');
    if (!original) return [];
    const fields = [...wordedFields(kinds[original.kind].schema), 'body'];
    const withBody = ({ data, body }: typeof document) => ({ ...data, body });
    return lostInTranslation(document, fields, withBody(original), withBody(document));
  });
}

function incompleteSettings(language: string, { settings }: Given): Problem[] {
  return comparable.flatMap(({ file, schema }) => {
    const original = settings.get(file)?.value;
    const translation = settings.get(translationOf(file, language));
    if (!translation) return [];
    const place = { file: translationOf(file, language), lineOf: translation.lineOf };
    return lostInTranslation(place, [...wordedFields(schema)], original, withTranslated(original, translation.value));
  });
}

function incompleteDrawings(language: string, { drawings }: Given): Problem[] {
  return [...drawings].flatMap(([drawing, { words, translations }]) => {
    const lettering = translations.get(language);
    const missing = lettering ? words.filter((word) => !Object.hasOwn(lettering, word)) : [];
    const file = translationOf(drawing, language);
    return missing.map((word) => ({ file, field: word, found: 'nothing', expected: 'this lettering of the drawing' }));
  });
}

function outdated(language: string, { files, changed }: Given): Outdated[] {
  return [...files].flatMap((file) => {
    const translation = translationFile(file);
    if (translation?.language !== language) return [];
    const times = { changed: changed.get(file), originalChanged: changed.get(translation.original) };
    if (times.changed === undefined || times.originalChanged === undefined || times.changed >= times.originalChanged) return [];
    return [{ file, original: translation.original, changed: times.changed, originalChanged: times.originalChanged }];
  });
}
