import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { drawingsProblems, isBrandFile } from '../brand/drawings';
import { type BrandFacts, brandFacts } from '../brand/facts';
import { illustrationProblems } from '../brand/illustrations';
import type { TableWords } from '../brand/storage-tables';
import { crossProblems } from '../checking/cross-check';
import { drawingProblems } from '../checking/drawing-problems';
import { isKnownPath, type Known, knownOf } from '../checking/known';
import { menusIn, shownByBlocks } from '../checking/known-settings';
import { neededPageProblems } from '../checking/needed-pages';
import type { PictureFaults } from '../checking/picture-faults';
import { existingPicture } from '../checking/picture-reference';
import { kindOf } from '../kinds';
import { type Problem, problemAt, shown } from '../problems';
import { listedPages } from '../schemas/navigation';
import { type ReadSingleton, readSingleton, type SingletonName, type Singletons, singletons } from '../singletons';
import { defaultLanguageOf } from '../site-languages';
import { tableWords } from '../words/table-words';
import { type Calendar, calendarOf, zoneOf } from './calendar';
import { eachText } from './each-text';
import { iconNames } from './icons';
import { isPublished } from './published';
import { type Document, type ReadDocument, readDocument } from './read-document';
import { redirectProblems } from './redirects';

/** All content, read and typed. */
export type Content = Singletons & { documents: Document[] };

type Assembled = { content?: Content; problems: Problem[] };

/** The content and all problems; `content` is absent only if a YAML file or a drawing of the brand is unusable. */
export type ReadContent = Assembled & { calendar: Calendar };

/** Which pages to include: those published by an instant (milliseconds since 1970), or `all` in development. */
export type Shown = { at: number } | 'all';

export const publishedToday = (): Shown => ({ at: Date.now() });

/**
 * Reads and checks the whole content folder; `folder` is its absolute path, `faults` are its broken pictures, which take longer
 * to find. A hidden page is checked on its own, but does not exist for other files.
 */
export function readContent(folder: string, which: Shown = publishedToday(), faults: PictureFaults = new Map()): ReadContent {
  const all = filesBelow(folder);
  const textOf = (name: SingletonName) =>
    all.includes(singletons[name].file) ? readFileSync(join(folder, singletons[name].file), 'utf8') : undefined;
  const site = readSingleton('site', textOf('site'));
  const facts = brandFacts(site.raw);
  const words = tableWords(defaultLanguageOf(site.value ?? { languages: [] }));
  const read = all
    .filter((file) => file.endsWith('.md'))
    .map((file) => readChanged(file, readFileSync(join(folder, file), 'utf8'), facts, words));
  const whole = read.flatMap(({ document }) => (document ? [document] : []));
  const zone = zoneOf(site.raw);
  const documents = whole.filter((document) => which === 'all' || isPublished(document, { at: which.at, zone }));
  const hidden = new Set(whole.filter((document) => !documents.includes(document)).map(({ file }) => file));
  const files = all.filter((file) => !hidden.has(file));
  const yaml = {
    site,
    taxonomy: readSingleton('taxonomy', textOf('taxonomy'), facts),
    navigation: readSingleton('navigation', textOf('navigation'), facts),
    redirects: readSingleton('redirects', textOf('redirects'), facts),
    drawingSet: readSingleton('drawingSet', textOf('drawingSet'), facts),
    pricing: readSingleton('pricing', textOf('pricing'), facts),
  };
  const drawings = drawingsProblems(folder, all, site.value?.nameInLogo ?? false);
  const shown = read.filter(({ source }) => !source || !hidden.has(source.file));
  const { content, problems } = assemble(documents, shown, { files, faults, ...yaml });
  const needed = neededPageProblems({
    places: files.flatMap((file) => kindOf(file) ?? []),
    draftLineOf: (file) => read.find(({ source }) => source?.file === file)?.source?.lineOf(['draft']),
  });
  const drawn = [...drawingProblems(folder, files), ...illustrationProblems(folder, files), ...drawings];
  const found = [...problems, ...drawn, ...needed];
  // No page can be rendered without a logo.
  const usable = content && !drawn.some(({ file }) => isBrandFile(file)) ? { content } : {};
  return {
    ...usable,
    problems: found,
    calendar: calendarOf(
      read.flatMap(({ source }) => source ?? []),
      zone,
    ),
  };
}

const lastRead = new Map<string, { from: string; read: ReadDocument }>();

/** Rereads a file only if its text, the brand's facts or the words of tables changed, so that an edit does not reread all others. */
function readChanged(file: string, text: string, facts: BrandFacts | undefined, words: TableWords | undefined): ReadDocument {
  const from = JSON.stringify([text, facts, words]);
  const last = lastRead.get(file);
  if (last?.from === from) return last.read;
  const read = readDocument(file, text, facts, words);
  lastRead.set(file, { from, read });
  return read;
}

type Read = { files: string[]; faults: PictureFaults } & { [Name in SingletonName]: ReadSingleton<Name> };

function assemble(
  documents: Document[],
  read: ReadDocument[],
  { files, faults, site, taxonomy, navigation, redirects, drawingSet, pricing }: Read,
): Assembled {
  const own = [...read, site, taxonomy, navigation, redirects, drawingSet, pricing].flatMap(({ problems }) => problems);
  const slugs = taxonomySlugs.safeParse(taxonomy.raw);
  // Without the taxonomy nearly every page would reference something unknown.
  if (!slugs.success) return { problems: own };
  const groups = groupIds.safeParse(navigation.raw);
  const known: ReturnType<typeof knownOf> = {
    ...knownOf(slugs.data, groups.data?.groups, files, { icons: iconNames(), faults }),
    menus: menusIn(navigation.raw),
    shown: shownByBlocks(files, site.raw, pricing.raw),
    languages: new Set(site.value?.languages),
  };
  const across = [
    ...crossProblems(
      read.flatMap(({ source }) => source ?? []),
      known,
    ),
    ...singletonProblems('site', site, known),
    ...singletonProblems('navigation', navigation, known),
    ...singletonProblems('drawingSet', drawingSet, known),
    ...singletonProblems('pricing', pricing, known),
    ...redirectProblems(redirects.value?.redirects ?? [], known.paths, redirects.lineOf),
  ];
  const problems = [...own, ...across.filter((problem) => !own.some((other) => isSamePlace(other, problem)))];
  if (!site.value || !taxonomy.value || !navigation.value || !redirects.value || !drawingSet.value || !pricing.value) return { problems };
  return {
    content: {
      documents,
      site: site.value,
      taxonomy: taxonomy.value,
      navigation: navigation.value,
      redirects: redirects.value,
      drawingSet: drawingSet.value,
      pricing: pricing.value,
    },
    problems,
  };
}

const slugged = z.array(z.object({ slug: z.string() }));

/** The part of navigation.yml that services need, even if its texts have mistakes. */
const groupIds = z.object({ groups: z.array(z.object({ id: z.string() })).default([]) });

/** The part of taxonomy.yml that other files need, even if its texts have mistakes. */
const taxonomySlugs = z.object({ industries: slugged.default([]), topics: slugged.default([]) });

const isSamePlace = (one: Problem, other: Problem) => one.file === other.file && one.field === other.field;

const isPictureField = (key: PropertyKey | undefined) => key === 'illustration' || key === 'mark' || key === 'picture';

function singletonProblems(name: SingletonName, { raw, lineOf }: ReadSingleton, known: Known): Problem[] {
  const { file } = singletons[name];
  return eachText(raw, [], (path, text) => {
    const key = path.at(-1);
    const complain = (expected: string) => [problemAt({ file, lineOf }, path, shown(text), expected)];
    if (key === 'path' && !known.paths.has(text.split('#')[0] ?? text)) return complain('a page that exists');
    if (key === 'source' && !known.groups.has(text) && !listedPages.some((each) => each === text))
      return complain(`the ID of a group, or one of ${listedPages.join(', ')}`);
    if (key === 'link' && text.startsWith('/') && !isKnownPath(text, known)) return complain('a page that exists');
    if (isPictureField(key) && !known.pictures.has(text)) return complain(existingPicture(text, known));
    const fault = key === 'picture' ? known.faults.get(text) : undefined;
    return fault ? [problemAt({ file, lineOf }, path, `${shown(text)}, ${fault.found}`, fault.expected)] : [];
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}
