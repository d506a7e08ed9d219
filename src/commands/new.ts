import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slugOf } from '../editor/file-name';
import { skeleton } from '../editor/skeleton';
import { pathConflict } from '../model/checking/path-problems';
import { contentPlace } from '../model/content-folder';
import { industriesGroup } from '../model/industries-group';
import { entryOf, hyphenated, type Kind, kindOf, kinds, kindsOfMany } from '../model/kinds';
import { formatProblems } from '../model/problems';
import { readContent } from '../model/read-content';
import type { Content } from '../model/reading/content';
import { shapeOf } from '../model/schemas/shape';
import { timeAt } from '../model/zoned-time';
import { runCommand } from './processes/run-command';
import { contentInUse } from './project/content-in-use';

/** The name of a kind on the command line. */
export const wordOf = (kind: Kind) => (kind === 'blockPage' ? 'page' : hyphenated(kind));

/** Command-line words and their kinds. A page with its own route cannot be created here: `page` creates one of blocks. */
const kindsByWord = new Map<string, Kind>(kindsOfMany.map((kind) => [wordOf(kind), kind] as const));

const usage = `npm run new -- KIND "Title"
  Creates a complete, valid page as a draft. KIND is one of ${[...kindsByWord.keys()].join(', ')}.`;

/** Why the words of the command are not enough for a page, and its usage. */
const misused = (why: string) => new Error(`${why}\nUsage: ${usage}`);

/** The path of a new file below `content/`, and its title; a page of blocks may be in folders, as in `guides/First call`. */
function placeOf(kind: Kind, words: string, language: string): { file: string; title: string } | undefined {
  const parts = kind === 'blockPage' ? words.split('/') : [words];
  const names = parts.map((part) => slugOf(part, language));
  return names.includes('') ? undefined : { file: join(kinds[kind].folder, `${join(...names)}.md`), title: parts.at(-1)?.trim() ?? '' };
}

/** Existing names that a skeleton can reference. */
function knownIn({ documents, taxonomy }: Content, group: string) {
  const named = (kind: Kind) => documents.find((document) => document.kind === kind);
  const person = named('person')?.name ?? '';
  const study = documents.flatMap((document) => (document.kind === 'caseStudy' ? [document.data.cover?.picture ?? []].flat() : []));
  return {
    service: named('service')?.name ?? '',
    person,
    author: person,
    industry: taxonomy.industries[0]?.slug ?? '',
    topic: taxonomy.topics[0]?.slug ?? '',
    group,
    picture: study[0] ?? '',
    page: '/',
  };
}

/** Whether pages of a kind name a group of the navigation. */
const isGrouped = (kind: Kind) => shapeOf(kinds[kind].schema).required?.includes('group') ?? false;

/** The group of a new page. Throws if the navigation lacks it. */
function groupOf(kind: Kind, { navigation: { groups } }: Content): string {
  const group = kind === 'industry' ? groups.find(({ id }) => id === industriesGroup) : groups[0];
  if (group || !isGrouped(kind)) return group?.id ?? '';
  const needed = kind === 'industry' ? `An industry needs the group "${industriesGroup}"` : `A ${wordOf(kind)} needs a group`;
  throw new Error(`${needed}, and ${contentPlace()}/navigation.yml has none: add one under groups first.`);
}

/** Throws if the site has another page at the path of this file, or needs the path itself. */
function requireFreePath(folder: string, kind: Kind, file: string, { documents, site }: Content): void {
  const place = kindOf(file);
  const at = `${contentPlace()}/${file}`;
  if (place?.kind !== kind) throw new Error(`${at} is a page with its own route: choose another title.`);
  if (existsSync(join(folder, file))) throw new Error(`${at} already exists: choose another title.`);
  const path = entryOf(kind).pathOf(place.name);
  const conflict = pathConflict({ ...place, path }, documents, { languages: new Set(site.languages) });
  if (conflict) throw new Error(`${at} would have the path ${path}, which ${conflict}. Choose another title.`);
}

/** Creates a valid, complete page, which stays a draft until someone has written it; returns its file. Throws with what to do instead. */
export function newPage(folder: string, word: string, words: string, now: number): string {
  const kind = kindsByWord.get(word);
  if (!kind) throw misused(word ? `"${word}" is not a kind of page.` : 'The kind of page is missing.');
  const { content, problems, calendar } = readContent(folder, 'all');
  if (!content) throw new Error(formatProblems(problems, contentPlace()));
  const group = groupOf(kind, content);
  const place = placeOf(kind, words, content.language);
  if (!place)
    throw misused(
      words ? `"${words}" needs letters that can be spelled in Latin ones, or digits, for an address.` : 'The title is missing.',
    );
  const { file, title } = place;
  requireFreePath(folder, kind, file, content);
  const orders = content.documents.flatMap((document) => (document.kind === kind && 'order' in document.data ? [document.data.order] : []));
  const order = Math.min(999, Math.max(0, ...orders) + (kind === 'information' ? 1 : 10));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  // In the site's time zone: tomorrow's date would keep a post waiting.
  const today = timeAt(now, calendar.zone).slice(0, 10);
  writeFileSync(join(folder, file), skeleton({ kind, title, today, order, known: knownIn(content, group) }));
  return file;
}

/** The command `npm run new`; without the quotation marks, the shell passes each word of the title. */
function run([word = '', ...title]: string[]): void {
  const { folder, place } = contentInUse();
  const file = newPage(folder, word, title.join(' '), Date.now());
  console.log(
    `${place}/${file}\n\nIt is a draft: npm run develop shows it, a build does not. Write it, then remove the line "draft: true".`,
  );
}

runCommand('new', { usage, most: Number.POSITIVE_INFINITY }, ({ positionals }) => run(positionals));
