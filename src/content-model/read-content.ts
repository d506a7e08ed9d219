import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Content } from './content';
import { crossProblems, eachText, knownOf } from './cross-check';
import { iconNames } from './icons';
import { type Problem, shown } from './problems';
import { isPublished } from './published';
import { type Document, readDocument } from './read-document';
import { redirectProblems } from './redirects';
import { readSingleton, type SingletonName, singletons } from './singletons';

/** What was read; `content` is absent only where one of the YAML files cannot be used. */
export type ReadContent = { content?: Content; problems: Problem[] };

/** Which pages count: those that are published on a day (such as 2026-11-20), or `all` of them in development. */
export type Shown = { on: string } | 'all';

export const publishedToday = (): Shown => ({ on: new Date().toISOString().slice(0, 10) });

/** Reads and checks the whole folder `content/`; `folder` is its absolute path. A hidden page is checked by itself, but counts as absent. */
export function readContent(folder: string, which: Shown = publishedToday()): ReadContent {
  const all = filesBelow(folder);
  const read = all.filter((file) => file.endsWith('.md')).map((file) => readDocument(file, readFileSync(join(folder, file), 'utf8')));
  const whole = read.flatMap(({ document }) => (document ? [document] : []));
  const documents = whole.filter((document) => which === 'all' || isPublished(document, which.on));
  const hidden = new Set(whole.filter((document) => !documents.includes(document)).map(({ file }) => file));
  const files = all.filter((file) => !hidden.has(file));
  const textOf = (name: SingletonName) =>
    files.includes(singletons[name].file) ? readFileSync(join(folder, singletons[name].file), 'utf8') : undefined;
  return assemble(documents, read.flatMap(({ problems }) => problems), files, textOf);
}

function assemble(documents: Document[], ownProblems: Problem[], files: string[], textOf: (name: SingletonName) => string | undefined): ReadContent {
  const site = readSingleton('site', textOf('site'));
  const taxonomy = readSingleton('taxonomy', textOf('taxonomy'));
  const navigation = readSingleton('navigation', textOf('navigation'));
  const redirects = readSingleton('redirects', textOf('redirects'));
  const problems = [...ownProblems, ...[site, taxonomy, navigation, redirects].flatMap((each) => each.problems)];
  if (!site.value || !taxonomy.value || !navigation.value || !redirects.value) return { problems };
  const content = { documents, site: site.value, taxonomy: taxonomy.value, navigation: navigation.value, redirects: redirects.value };
  const known = knownOf(content, files, iconNames());
  const linksOf = (name: SingletonName, lineOf: Document['lineOf'], value: unknown) => singletonProblems(singletons[name].file, lineOf, value, known);
  return {
    content,
    problems: [
      ...problems,
      ...crossProblems(documents, known),
      ...linksOf('site', site.lineOf, site.value),
      ...linksOf('navigation', navigation.lineOf, navigation.value),
      ...redirectProblems(redirects.value.redirects, known.paths, redirects.lineOf),
    ],
  };
}

function singletonProblems(file: string, lineOf: Document['lineOf'], value: unknown, known: ReturnType<typeof knownOf>): Problem[] {
  return eachText(value, [], (path, text) => {
    const key = path.at(-1);
    const field = path.join('.');
    const place = { file, line: lineOf(path), field, found: shown(text) };
    if (key === 'path' && !known.paths.has(text.split('#')[0] ?? text)) return [{ ...place, expected: 'a page that exists' }];
    if (key === 'mark' && !known.pictures.has(text)) return [{ ...place, expected: 'a picture that exists below content/' }];
    return [];
  });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).split(sep).join('/'))
    .sort();
}
