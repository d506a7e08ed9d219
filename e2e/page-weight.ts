import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';
import type { Budget } from './budgets';

const weights = new Map<string, number>();

/** Weight of a built file in bytes: text with brotli, anything else as served. */
function weightOf(path: string, root = 'public'): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const file = join(root, decodeURI(path.endsWith('/') ? `${path}index.html` : path));
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
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

/** The weight of a page for a visitor who does not interact with it, and the scripts it runs. */
export async function weigh(page: Page, path: string): Promise<{ weight: Budget; scripts: string[] }> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const { before, all, ahead } = await loadedBy(page);
  const scripts = all.filter((each) => each.endsWith('.js') && !ahead.includes(each));
  const ending = (paths: readonly string[], endings: RegExp) => sum(paths.filter((each) => endings.test(each)));
  const weight = {
    html: weightOf(path),
    scriptsBeforeLoad: ending(before, /\.js$/),
    scriptsWhenIdle: sum(scripts),
    scriptsAhead: ending(ahead, /\.js$/),
    styles: ending(all, /\.css$/),
    fonts: ending(before, /\.woff2$/),
    pictures: ending(before, /\.(avif|webp|png|jpe?g)$/),
    requests: before.length + 1,
  };
  return { weight, scripts };
}
