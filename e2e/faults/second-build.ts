import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inlineScriptsIn, scriptHash } from '../../src/build/hosts/inline-script-hashes';
import { buildRoot } from './fault-test';

export const newWords = 'Of the new build';

const chunkFile = /-([0-9a-f]{20})\.js$/;

/** Directories may be named like files. */
const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json)$/.test(entry.name) && !entry.parentPath.includes('_gatsby'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/**
 * Makes a second build as cheaply as possible: a different compilation hash, different chunk names, and a different heading
 * on every page. Pages of both builds may run, so the policy allows the inline scripts of both.
 */
export function makeSecondBuild({ keepOldFiles }: { keepOldFiles: boolean }): string {
  const root = mkdtempSync(join(tmpdir(), 'second-build-'));
  cpSync(buildRoot, root, { recursive: true });
  const oldHtml = readFileSync(join(root, 'index.html'), 'utf8');
  const appData = readFileSync(join(root, 'page-data/app-data.json'), 'utf8');
  const { webpackCompilationHash: oldHash } = JSON.parse(appData) as { webpackCompilationHash: string };

  const chunks = readdirSync(root).flatMap((name) => chunkFile.exec(name)?.[1] ?? []);
  const renamed = new Map([...chunks, oldHash].map((hash) => [hash, [...hash].reverse().join('')]));
  const hashes = new RegExp([...renamed.keys()].join('|'), 'g');
  const renewed = (text: string) => text.replace(hashes, (hash) => renamed.get(hash) ?? hash);

  for (const path of filesIn(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    const words = path.endsWith('.html') ? text.replace(/(<h1[^>]*>)[^<]*/, `$1${newWords}`) : withNewHeading(path, text);
    const next = renewed(words);
    const name = renewed(path);
    if (name === path) writeFileSync(join(root, path), next);
    else if (keepOldFiles) writeFileSync(join(root, name), next);
    else {
      writeFileSync(join(root, path), next);
      renameSync(join(root, path), join(root, name));
    }
  }
  allowScripts(root, oldHtml, readFileSync(join(root, 'index.html'), 'utf8'));
  return root;
}

/** Replaces the first heading in page data; other files stay as they are. */
function withNewHeading(path: string, text: string): string {
  return path.endsWith('page-data.json') ? text.replace(/"heading":"(?:[^"\\]|\\.)*"/, `"heading":"${newWords}"`) : text;
}

function allowScripts(root: string, oldHtml: string, newHtml: string): void {
  const path = join(root, '_headers');
  const newScripts = inlineScriptsIn(newHtml);
  const headers = inlineScriptsIn(oldHtml).reduce(
    (text, script, place) => {
      const [before, after] = [script, newScripts[place] ?? ''].map((source) => `'${scriptHash(source)}'`);
      return before === after || before === undefined ? text : text.replaceAll(before, `${before} ${after}`);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, headers);
}
