import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { oldFacts, oldPlaces } from './check-brand/old-facts';
import { projectFiles } from './check-brand/project-files';
import { runCommand } from './processes/run-command';
import { contentInUse } from './project/content-in-use';

const usage = `npm run check:brand [-- "Old name" old-host.example …]
  Lists every line of the project that still has a fact of the previous brand: one that site.yml had in an earlier commit, or one of
  the given texts.`;

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether a git command succeeds; it fails outside a repository, for example. */
function gitSucceeds(...parameters: string[]): boolean {
  try {
    git(...parameters);
    return true;
  } catch {
    return false;
  }
}
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** The data of a YAML text; with a mistake in it, what could be read before it. */
const dataOf = (text: string): unknown => parseDocument(text, { logLevel: 'silent' }).toJS();

/** Every version of `site.yml` ever committed. */
function earlierSites(file: string): unknown[] {
  if (!gitSucceeds('rev-parse', '--verify', '--quiet', 'HEAD')) return [];
  const commits = linesOf(git('log', '--format=%H', '--diff-filter=AM', '--', file));
  return commits.map((commit) => dataOf(git('show', `${commit}:${file}`)));
}

/**
 * The command `npm run check:brand`: lists every line of the project that still has a fact of the previous brand: one from
 * earlier commits of `site.yml`, or an argument.
 */
function run(given: string[]): void {
  if (!gitSucceeds('rev-parse', '--git-dir')) throw new Error('npm run check:brand searches the files that Git knows: run git init first.');
  const place = join(contentInUse().folder, 'site.yml');
  const file = relative(process.cwd(), place).split(sep).join('/');
  const facts = given.length > 0 ? given : oldFacts(earlierSites(file), dataOf(readFileSync(place, 'utf8')));
  if (facts.length === 0) {
    console.log(`${file} has had no other brand in this repository. To search for one anyway: ${usage}`);
    return;
  }
  const places = projectFiles(process.cwd()).flatMap((each) => oldPlaces(each.file, each.text, facts));
  for (const { file, line, text } of places) console.log(`${file}:${line}: ${text}`);
  const found = places.length === 1 ? '1 line still has' : `${places.length} lines still have`;
  console.log(places.length > 0 ? `\n${found} one of: ${facts.join(', ')}` : `No line has any of: ${facts.join(', ')}`);
  if (places.length > 0) process.exitCode = 1;
}

runCommand('check-brand', { usage, most: Number.POSITIVE_INFINITY }, ({ positionals }) => run(positionals));
