import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { hadOtherName, oldFacts, oldPlaces } from './check-brand/old-facts';
import { projectFiles } from './check-brand/project-files';
import { runCommand } from './processes/run-command';
import { contentInUse } from './project/content-in-use';

const usage = `npm run check:brand [-- "Old name" old-host.example …] [--no-old-brand]
  Lists every line of the project that still has a fact of the previous brand: one that site.yml had in an earlier commit, or one of
  the given texts. Fails if there is such a line, or if nothing says what the previous brand was called.
  --no-old-brand  says that there was none, so that only earlier facts of this brand are searched for, such as a phone number`;

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether a git command succeeds; it fails outside a repository, for example. */
const gitSucceeds = (...parameters: string[]) => spawnSync('git', parameters).status === 0;

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** The data of a YAML text; with a mistake in it, what could be read before it. */
const dataOf = (text: string): unknown => parseDocument(text, { logLevel: 'silent' }).toJS();

/** Every version of `site.yml` ever committed. */
function earlierSites(file: string): unknown[] {
  if (!gitSucceeds('rev-parse', '--verify', '--quiet', 'HEAD')) return [];
  const commits = linesOf(git('log', '--format=%H', '--diff-filter=AM', '--', file));
  return commits.map((commit) => dataOf(git('show', `${commit}:${file}`)));
}

/** Explains that the old brand is unknown, because the history begins with the current one, and what to do. */
function unknownBrand(file: string): string {
  const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
  return `${file} has had no other name in the history of this repository, so nothing says what the old brand was called.
${isShallow ? 'This clone has only the latest commits: run git fetch --unshallow and try again, or name' : 'Name'} the old brand: npm run check:brand -- "Old name" old-host.example
If there was none, say so: npm run check:brand -- --no-old-brand`;
}

/** Prints the lines that have any of the facts. */
function search(facts: readonly string[]): void {
  const places = projectFiles(process.cwd()).flatMap((each) => oldPlaces(each.file, each.text, facts));
  for (const { file, line, text } of places) console.log(`${file}:${line}: ${text}`);
  const found = places.length === 1 ? '1 line still has' : `${places.length} lines still have`;
  console.log(places.length > 0 ? `\n${found} one of: ${facts.join(', ')}` : `No line has any of: ${facts.join(', ')}`);
  if (places.length > 0) process.exitCode = 1;
}

function run(given: readonly string[], hasNoOldBrand: boolean): void {
  if (!gitSucceeds('rev-parse', '--git-dir')) throw new Error('npm run check:brand searches the files that Git knows: run git init first.');
  if (given.length > 0) search(given);
  else searchEarlier(hasNoOldBrand);
}

/** Searches for the facts of earlier commits. */
function searchEarlier(hasNoOldBrand: boolean): void {
  const place = join(contentInUse().folder, 'site.yml');
  const file = relative(process.cwd(), place).split(sep).join('/');
  const [earlier, present] = [earlierSites(file), dataOf(readFileSync(place, 'utf8'))];
  const facts = oldFacts(earlier, present);
  if (facts.length > 0) search(facts);
  if (!hasNoOldBrand && !hadOtherName(earlier, present)) {
    console.error(unknownBrand(file));
    process.exitCode = 1;
  } else if (facts.length === 0) console.log(`${file} has had no other facts in this repository: there is nothing to search for.`);
}

const options = { 'no-old-brand': { type: 'boolean', default: false } } as const;

runCommand('check-brand', { usage, options, most: Number.POSITIVE_INFINITY }, ({ values, positionals }) =>
  run(positionals, values['no-old-brand']),
);
