import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of webpack's stats used here. */
type Statistics = { assetsByChunkName: Record<string, string[] | undefined> };

/**
 * The start of the service worker: its precache list, in the variable that Workbox's own list is appended to. It contains the
 * scripts and translations that every page needs, and the offline page. `folder` is the published one, with webpack's stats.
 */
export function precacheList(folder: string): string {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { assetsByChunkName } = JSON.parse(read('webpack.stats.json')) as Statistics;
  const scriptsOf = (chunk: string) => (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith('.js'));
  const scripts = scriptsOf('app');
  if (scripts.length === 0) throw new Error('webpack names no scripts of the chunk "app", which every page needs.');
  const revision = createHash('sha256').update(read('offline.html')).digest('hex').slice(0, 16);
  const words = Object.keys(assetsByChunkName)
    .filter((chunk) => chunk.startsWith('words-'))
    .flatMap(scriptsOf);
  const entries = [...[...scripts, ...words].map((url) => ({ url })), { url: 'offline.html', revision }];
  return `self.__precacheManifest = ${JSON.stringify(entries, null, 2)};\n`;
}
