import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import type { Weight } from './budgets';
import { chunkPath, readPageData } from './faults/build-files';

const weights = new Map<string, number>();

/** Weight of a built file in bytes: text with brotli, anything else as served. */
function weightOf(path: string, root = 'public'): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const file = join(root, decodeURI(path.endsWith('/') ? `${path}index.html` : path));
  const bytes = readFileSync(file);
  const weight = /\.(html|js|css|json|svg)$/.test(file) ? brotliCompressSync(bytes).length : bytes.length;
  weights.set(path, weight);
  return weight;
}

const sum = (paths: readonly string[]) => [...new Set(paths)].reduce((total, path) => total + weightOf(path), 0);

type Loaded = { before: string[]; all: string[]; ahead: string[] };

/** Paths of what a page has requested: before its load event, in total, and as prefetches for other pages. */
const loadedBy = (page: Page): Promise<Loaded> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(location.origin));
    const pathOf = (address: string) => new URL(address).pathname;
    return {
      before: entries.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).map(({ name }) => pathOf(name)),
      all: entries.map(({ name }) => pathOf(name)),
      ahead: [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => pathOf(href)),
    };
  });

/** The scripts of every page, by the start of their names, and what all pages of a language share; all others are of some pages only. */
const inCommon = /^\/(webpack-runtime|framework|app|words|site-data)-/;

/** The weight of the page in front, built at this path, idle and untouched by the visitor, and the scripts it runs. */
export async function weigh(page: Page, path: string): Promise<{ weight: Weight; scripts: string[] }> {
  const { before, all, ahead } = await loadedBy(page);
  // The page's own chunk is requested ahead of the code that runs it.
  const own = chunkPath(readPageData(path).componentChunkName);
  const scripts = all.filter((each) => each.endsWith('.js') && (each === own || inCommon.test(each) || !ahead.includes(each)));
  const ending = (paths: readonly string[], endings: RegExp) => sum(paths.filter((each) => endings.test(each)));
  const isPicture = (each: string) => /\.(avif|webp|png|jpe?g|svg)$/.test(each);
  const weight = {
    html: weightOf(path),
    scriptsBeforeLoad: ending(before, /\.js$/),
    scriptsInCommon: sum(scripts.filter((each) => inCommon.test(each))),
    scriptsOfPage: sum(scripts.filter((each) => !inCommon.test(each))),
    scriptsAhead: sum(ahead.filter((each) => each.endsWith('.js') && !scripts.includes(each))),
    styles: ending(all, /\.css$/),
    fonts: ending(before, /\.woff2$/),
    pictures: sum(before.filter(isPicture)),
    requests: before.filter((each) => !isPicture(each)).length + 1,
  };
  return { weight, scripts };
}
