import { launchBrowser } from '../browser';
import { pageKinds } from './pages';
import { startSecureServer, trustingFlag } from './secure-server';
import { table } from './statistics';
import { type Weight, weighedVisit } from './weighed-visit';

const idleMs = 8000;

/** Weighs each page once, because weights hardly differ from visit to visit. */
export async function measureWeights(kinds: readonly string[], root = 'public'): Promise<Record<string, Weight>> {
  const site = await startSecureServer(root, false);
  const browser = await launchBrowser(trustingFlag());
  const weights: Record<string, Weight> = {};
  try {
    for (const kind of kinds) {
      process.stderr.write(`\rweights: ${kind}   `);
      const { scriptsBeforeLoad, scripts, bytes } = await weighedVisit(browser, site.origin + (pageKinds[kind] ?? '/'), idleMs);
      weights[kind] = { scriptsBeforeLoad, scripts, bytes };
    }
    return weights;
  } finally {
    process.stderr.write('\n');
    await browser.close();
    await site.close();
  }
}

export function weightsTable(weights: Record<string, Weight>): string {
  const rows = Object.entries(weights).map(([kind, { scriptsBeforeLoad, scripts, bytes }]) => [kind, scriptsBeforeLoad, scripts, bytes]);
  return table(['page', 'scripts before load, bytes', 'scripts when idle', 'everything'], rows);
}
