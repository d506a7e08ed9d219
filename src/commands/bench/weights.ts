import { onEachPage } from './each-page';
import { table } from './statistics';
import { type Weight, weighedVisit } from './weighed-visit';

const idleMs = 8000;

/** Weighs each page once, because weights hardly differ from visit to visit. */
export async function measureWeights(kinds: readonly string[]): Promise<Record<string, Weight>> {
  const visits = await onEachPage(kinds, 1, async ({ page, browser }) => {
    const { scriptsBeforeLoad, scripts, bytes } = await weighedVisit(browser, page, idleMs);
    return { scriptsBeforeLoad, scripts, bytes };
  });
  return Object.fromEntries(Object.entries(visits).flatMap(([kind, [weight]]) => (weight ? [[kind, weight]] : [])));
}

export function weightsTable(weights: Record<string, Weight>): string {
  const rows = Object.entries(weights).map(([kind, { scriptsBeforeLoad, scripts, bytes }]) => [kind, scriptsBeforeLoad, scripts, bytes]);
  return table(['page', 'scripts before load, bytes', 'scripts when idle', 'everything'], rows);
}
