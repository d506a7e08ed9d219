import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brandDrawingProblems, isBrandFile } from './brand/brand-drawings';
import { illustrationProblems } from './brand/illustrations';
import { crossProblems } from './checking/cross-check';
import { fileEndingProblems } from './checking/file-endings';
import { knownOf } from './checking/known';
import { menusIn, shownByBlocks } from './checking/known-settings';
import { neededPageProblems } from './checking/needed-pages';
import type { PictureFaults } from './checking/picture-faults';
import { redirectProblems } from './checking/redirect-problems';
import { referenceProblems } from './checking/reference-problems';
import { svgProblems } from './checking/svg-problems';
import { kindOf } from './kinds';
import type { Problem } from './problems';
import { readTranslations } from './read-translations';
import { type Calendar, calendarOf, isPublished, zoneOf } from './reading/calendar';
import { type Content, type ContentInLanguage, prefixedPathsIn } from './reading/content';
import { filesBelow } from './reading/files-below';
import { iconNames } from './reading/icons';
import { type Document, type ReadDocument, readDocumentOnce } from './reading/read-document';
import { translationFile } from './reading/translation-files';
import { type ReadSingletons, readSingleton, readSingletons, singletonNames, singletons, valuesOf } from './singletons';
import { defaultLanguageOf } from './site-languages';
import { tableWords } from './words/table-words';

/** The content and all problems; `content` is absent only if a YAML file or a drawing of the brand is unusable. */
export type ReadContent = { content?: Content; problems: Problem[]; calendar: Calendar };

/** Which pages to include: those published by an instant (milliseconds since 1970), or `all` in development. */
export type ShownPages = { at: number } | 'all';

export const publishedNow = (): ShownPages => ({ at: Date.now() });

/**
 * Reads and checks the whole content folder; `folder` is its absolute path, `faults` are its broken pictures, which take longer
 * to find. A hidden page is checked on its own, and its path is checked, but it does not exist for other files.
 */
export function readContent(folder: string, which: ShownPages = publishedNow(), faults: PictureFaults = new Map()): ReadContent {
  const { originals, translations: translationFiles, textOf } = listFiles(folder);
  const { facts, files: yaml } = readSingletons((name, facts) => readSingleton(name, textOf(singletons[name].file), facts));
  const languages = languagesOf(yaml.site.raw);
  const zone = zoneOf(yaml.site.raw);
  const words = tableWords(defaultLanguageOf({ languages }));
  const read = originals.filter((file) => file.endsWith('.md')).map((file) => readDocumentOnce(file, textOf(file) ?? '', { facts, words }));
  const sources = read.flatMap(({ source }) => source ?? []);
  const { published, hidden } = byPublication(read, which, zone);
  const hiddenFiles = new Set(hidden.map(({ file }) => file));
  const files = originals.filter((file) => !hiddenFiles.has(file));
  const checked = read.filter(({ source }) => !source || !hiddenFiles.has(source.file));
  const { content: own, known, problems } = assemble(published, checked, { files, hidden, faults, yaml });
  // Without the languages, every translation would seem to be in an unknown one.
  const { translations, problems: mistranslated } =
    known && languages.length > 0
      ? readTranslations({ languages, files: translationFiles, textOf }, { ...yaml, known, sources, documents: published })
      : { translations: [], problems: [] };
  const needed = neededPageProblems({
    places: files.flatMap((file) => kindOf(file) ?? []),
    draftLineOf: (file) => sources.find((source) => source.file === file)?.lineOf(['draft']),
  });
  const { redirects } = yaml;
  const redirected = known
    ? redirectProblems(redirects.value?.redirects ?? [], new Set([...known.paths, ...prefixedPathsIn(translations)]), redirects)
    : [];
  const drawn = [
    ...svgProblems(folder, files),
    ...illustrationProblems(folder, files),
    ...brandDrawingProblems(folder, originals, yaml.site.value?.nameInLogo ?? false),
  ];
  // No page can be rendered without a logo.
  const usable = own && !drawn.some(({ file }) => isBrandFile(file)) ? { content: { ...own, translations } } : {};
  return {
    ...usable,
    problems: [...problems, ...mistranslated, ...redirected, ...drawn, ...needed, ...fileEndingProblems(originals)],
    calendar: calendarOf(sources, zone),
  };
}

/** The files below a folder, relative to it; `textOf` returns undefined for a file that is not there. */
function listFiles(folder: string) {
  const all = filesBelow(folder);
  const existing = new Set(all);
  return {
    originals: all.filter((file) => !translationFile(file)),
    translations: all.flatMap((file) => translationFile(file) ?? []),
    textOf: (file: string) => (existing.has(file) ? readFileSync(join(folder, file), 'utf8') : undefined),
  };
}

/** The pages that visitors see, and those that are drafts or have a date in the future. */
function byPublication(read: readonly ReadDocument[], which: ShownPages, zone: string): Record<'published' | 'hidden', Document[]> {
  const documents = read.flatMap(({ document }) => document ?? []);
  const isShown = (document: Document) => which === 'all' || isPublished(document, { at: which.at, zone });
  return { published: documents.filter(isShown), hidden: documents.filter((document) => !isShown(document)) };
}

type Assembled = { content?: ContentInLanguage; known?: ReturnType<typeof knownOf>; problems: Problem[] };

type Read = { files: string[]; hidden: readonly Document[]; faults: PictureFaults; yaml: ReadSingletons };

function assemble(documents: Document[], read: ReadDocument[], { files, hidden, faults, yaml }: Read): Assembled {
  const { site, taxonomy, navigation, pricing } = yaml;
  const own = [...read, ...Object.values(yaml)].flatMap(({ problems }) => problems);
  const slugs = taxonomySlugs.safeParse(taxonomy.raw);
  // Without the taxonomy nearly every page would reference something unknown.
  if (!slugs.success) return { problems: own };
  const groups = groupIds.safeParse(navigation.raw);
  const known = knownOf(slugs.data, groups.data?.groups, files, {
    hiddenPaths: new Set(hidden.map(({ path }) => path)),
    faults,
    menus: menusIn(navigation.raw),
    shown: shownByBlocks(files, site.raw, pricing.raw),
    languages: new Set(languagesOf(site.raw)),
    icons: iconNames(),
  });
  const sources = read.flatMap(({ source }) => source ?? []);
  const across = [
    ...crossProblems(sources, known, hidden),
    // The pages that redirects lead to are checked with the rest of them.
    ...singletonNames
      .filter((name) => name !== 'redirects')
      .flatMap((name) => referenceProblems(yaml[name], singletons[name].schema, known)),
  ];
  const problems = [...own, ...across.filter((problem) => !own.some((other) => isSamePlace(other, problem)))];
  const values = valuesOf(yaml);
  if (!values) return { known, problems };
  return { known, content: { language: defaultLanguageOf(values.site), prefix: '', documents, ...values }, problems };
}

const slugged = z.array(z.object({ slug: z.string() }));

/** The part of navigation.yml that services need, even if its texts have mistakes. */
const groupIds = z.object({ groups: z.array(z.object({ id: z.string() })).default([]) });

/** The part of taxonomy.yml that other files need, even if its texts have mistakes. */
const taxonomySlugs = z.object({ industries: slugged.default([]), topics: slugged.default([]) });

const listedLanguages = z.object({ languages: z.array(z.string()) });

/** The languages of site.yml, which may have other mistakes; none if it does not list them. */
const languagesOf = (site: unknown) => listedLanguages.safeParse(site).data?.languages ?? [];

const isSamePlace = (one: Problem, other: Problem) => one.file === other.file && one.field === other.field;
