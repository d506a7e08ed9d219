import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { oldFacts, oldPlaces } from './brand/old-facts';
import { projectFiles } from './brand/project-files';
import { contentInUse } from './content-in-use';
import { runCommand } from './run-command';

const usage = 'npm run check:brand [-- "Old name" old-host.example …]';

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e9 });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Every version of `site.yml` ever committed. */
function earlierSites(file: string): unknown[] {
  const commits = linesOf(git('log', '--format=%H', '--diff-filter=AM', '--', file));
  return commits.map((commit) => parse(git('show', `${commit}:${file}`)));
}

/**
 * The command `npm run check:brand`: lists every line of the project that still has a fact of the previous brand: one from
 * earlier commits of `site.yml`, or an argument.
 */
function run(...given: string[]): void {
  const place = join(contentInUse().folder, 'site.yml');
  const file = relative(process.cwd(), place).split(sep).join('/');
  const facts = given.length > 0 ? given : oldFacts(earlierSites(file), parse(readFileSync(place, 'utf8')));
  if (facts.length === 0) {
    console.log(`${file} has had no other brand in this repository. To search for one anyway: ${usage}`);
    return;
  }
  const places = projectFiles(process.cwd()).flatMap((each) => oldPlaces(each.file, each.text, facts));
  for (const { file, line, text } of places) console.log(`${file}:${line}: ${text}`);
  console.log(
    places.length > 0 ? `\n${places.length} lines still have one of: ${facts.join(', ')}` : `No line has any of: ${facts.join(', ')}`,
  );
  if (places.length > 0) process.exitCode = 1;
}

runCommand('check-brand', run);
