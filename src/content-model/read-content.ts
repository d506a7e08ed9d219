import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { type Content, problemAt } from './content';
import { crossProblems, eachText, type Known, knownOf } from './cross-check';
import { iconNames } from './icons';
import { type Problem, shown } from './problems';
import { isPublished } from './published';
import { type Document, type ReadDocument, readDocument } from './read-document';
import { redirectProblems } from './redirects';
import { type ReadSingleton, readSingleton, type SingletonName, singletons } from './singletons';

/** What was read, and every mistake at once; `content` is absent only where one of the YAML files cannot be used. */
export type ReadContent = { content?: Content; problems: Problem[] };

/** Which pages count: those that are published on a day (such as 2026-11-20), or `all` of them in development. */
export type Shown = { on: string } | 'all';

export const publishedToday = (): Shown => ({ on: new Date().toISOString().slice(0, 10) });

/** Reads and checks the whole folder `content/`; `folder` is its absolute path. A hidden page is checked by itself, but counts as absent. */
export function readContent(folder: string, which: Shown = publishedToday()): ReadContent {
  const all = filesBelow(folder);
  const read = all.filter((file) => file.endsWith('.md')).map((file) => readChanged(file, readFileSync(join(folder, file), 'utf8')));
  const whole = read.flatMap(({ document }) => (document ? [document] : []));
  const documents = whole.filter((document) => which === 'all' || isPublished(document, which.on));
  const hidden = new Set(whole.filter((document) => !documents.includes(document)).map(({ file }) => file));
  const files = all.filter((file) => !hidden.has(file));
  const textOf = (name: SingletonName) =>
    files.includes(singletons[name].file) ? readFileSync(join(folder, singletons[name].file), 'utf8') : undefined;
  return assemble(
    documents,
    read.filter(({ source }) => !source || !hidden.has(source.file)),
    files,
    textOf,
  );
}

const lastRead = new Map<string, { text: string; read: ReadDocument }>();

/** Reads a file anew only if its text is not the one read before: while somebody writes, all others stay the same. */
function readChanged(file: string, text: string): ReadDocument {
  const last = lastRead.get(file);
  if (last?.text === text) return last.read;
  const read = readDocument(file, text);
  lastRead.set(file, { text, read });
  return read;
}

function assemble(
  documents: Document[],
  read: ReadDocument[],
  files: string[],
  textOf: (name: SingletonName) => string | undefined,
): ReadContent {
  const site = readSingleton('site', textOf('site'));
  const taxonomy = readSingleton('taxonomy', textOf('taxonomy'));
  const navigation = readSingleton('navigation', textOf('navigation'));
  const redirects = readSingleton('redirects', textOf('redirects'));
  const own = [...read, site, taxonomy, navigation, redirects].flatMap(({ problems }) => problems);
  const slugs = taxonomySlugs.safeParse(taxonomy.raw);
  // Without the taxonomy nearly every page would name something unknown.
  if (!slugs.success) return { problems: own };
  const known = knownOf(slugs.data, files, iconNames());
  const across = [
    ...crossProblems(
      read.flatMap(({ source }) => source ?? []),
      known,
    ),
    ...singletonProblems('site', site, known),
    ...singletonProblems('navigation', navigation, known),
    ...redirectProblems(redirects.value?.redirects ?? [], known.paths, redirects.lineOf),
  ];
  const problems = [...own, ...across.filter((problem) => !own.some((other) => isSamePlace(other, problem)))];
  if (!site.value || !taxonomy.value || !navigation.value || !redirects.value) return { problems };
  return {
    content: { documents, site: site.value, taxonomy: taxonomy.value, navigation: navigation.value, redirects: redirects.value },
    problems,
  };
}

const slugged = z.array(z.object({ slug: z.string() }));

/** What other files need of taxonomy.yml, even where its texts have mistakes. */
const taxonomySlugs = z.object({ industries: slugged, topics: slugged });

const isSamePlace = (one: Problem, other: Problem) => one.file === other.file && one.field === other.field;

function singletonProblems(name: SingletonName, { raw, lineOf }: ReadSingleton, known: Known): Problem[] {
  const { file } = singletons[name];
  return eachText(raw, [], (path, text) => {
    const key = path.at(-1);
    const complain = (expected: string) => [problemAt({ file, lineOf }, path, shown(text), expected)];
    if (key === 'path' && !known.paths.has(text.split('#')[0] ?? text)) return complain('a page that exists');
    if (key === 'mark' && !known.pictures.has(text)) return complain('a picture that exists below content/');
    return [];
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
