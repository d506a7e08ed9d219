import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../digest';

/** The part of webpack's stats used here. */
type Statistics = { assetsByChunkName: Record<string, string[] | undefined> };

/**
 * The start of the service worker: its precache list, in the variable that Workbox's own list is appended to. It contains the
 * scripts that every page needs, the translations of the default language, and the offline pages of all `languages`, the default
 * first. `folder` is the published one, with webpack's stats.
 */
export function precacheList(folder: string, [first = '', ...further]: readonly string[]): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { assetsByChunkName }: Statistics = JSON.parse(read('webpack.stats.json'));
  const scriptsOf = (chunk: string) => (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith('.js'));
  const scripts = scriptsOf('app');
  if (scripts.length === 0) throw new Error('webpack names no scripts of the chunk "app", which every page needs.');
  const revisionOf = (file: string) => digest(16, read(file));
  const words = [`words-${first}-`, `site-data-${first}-`].flatMap((start) =>
    Object.keys(assetsByChunkName)
      .filter((chunk) => chunk.startsWith(start))
      .flatMap(scriptsOf),
  );
  const offline = ['offline.html', ...further.map((language) => `${language}/offline.html`)];
  const entries = [...[...scripts, ...words].map((url) => ({ url })), ...offline.map((url) => ({ url, revision: revisionOf(url) }))];
  return `self.__precacheManifest = ${JSON.stringify(entries, null, 2)};\n`;
}
