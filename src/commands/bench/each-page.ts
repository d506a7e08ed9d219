import type { Browser } from 'playwright/test';
import { launchBrowser } from '../browser/launch-browser';
import { pathOfKind } from '../browser/page-kinds';
import { startSecureServer, trustingFlag } from './secure-server';

/** The kinds that are measured, by their names here. */
const measured = {
  home: 'home',
  service: 'service',
  area: 'city',
  case: 'case-study',
  blog: 'blog',
  post: 'post',
  work: 'our-work',
  fuse: 'fuse',
  contact: 'contact',
};

/** The path of one page of each of these kinds that the content has; `--only` selects some by name. */
export const pageKinds: Record<string, string> = Object.fromEntries(
  Object.entries(measured).flatMap(([name, kind]) => {
    const path = pathOfKind(kind);
    return path === undefined ? [] : [[name, path]];
  }),
);

/** The addresses of a page and of the same page without scripts, the floor. */
type Subject = { page: string; floor: string; browser: Browser };

/**
 * Measures each page several times. A measurement takes the page and its floor in turns, so that a slow minute of the machine
 * affects both.
 */
export async function onEachPage<Run>(
  kinds: readonly string[],
  repetitions: number,
  measure: (subject: Subject) => Promise<Run>,
): Promise<Record<string, Run[]>> {
  const [site, floor] = [await startSecureServer('public', false), await startSecureServer('public', true)];
  const browser = await launchBrowser(trustingFlag());
  const results: Record<string, Run[]> = {};
  try {
    for (const kind of kinds) {
      const path = pageKinds[kind] ?? '/';
      const runs: Run[] = [];
      for (let run = 1; run <= repetitions; run++) {
        process.stderr.write(`\r${kind}: ${run} of ${repetitions}   `);
        runs.push(await measure({ page: site.origin + path, floor: floor.origin + path, browser }));
      }
      results[kind] = runs;
    }
    return results;
  } finally {
    process.stderr.write('\n');
    await browser.close();
    // Closing the browser has closed its open connections.
    await Promise.all([site.close(), floor.close()]);
  }
}
