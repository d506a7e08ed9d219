import { expect, test } from 'playwright/test';
import { type Budget, budgets } from './budgets';
import { largestModules } from './largest-modules';
import { weigh } from './page-weight';

test.use({ viewport: { width: 360, height: 740 } });

/** One line per figure above its budget. */
const excess = (weight: Budget, budget: Budget) =>
  (Object.keys(budget) as (keyof Budget)[])
    .filter((figure) => weight[figure] > budget[figure])
    .map((figure) => `${figure}: ${weight[figure]}, allowed are ${budget[figure]}`);

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its weight budget`, async ({ page }) => {
    const { weight, scripts } = await weigh(page, path);
    const over = excess(weight, budget);
    const cause = over.some((line) => line.startsWith('scripts')) ? largestModules(scripts) : [];
    expect(over, `The largest modules of these scripts:\n${cause.join('\n')}`).toEqual([]);
    expect(weight.scriptsWhenIdle).toBeGreaterThan(50_000);
  });
}
