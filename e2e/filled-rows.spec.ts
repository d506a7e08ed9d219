import { expect, test } from 'playwright/test';
import { pageKinds } from '../src/commands/browser/page-kinds';
import { openPage } from './open-page';

/** On desktops, the specification asks for the three columns that a case study chooses, however many services it has. */
const lists = [
  { width: 768, list: 'ul[data-columns]' },
  { width: 1440, list: 'ul[data-columns]:not([data-columns="3"])' },
] as const;

test('the last row of named texts ends where the others end, however many there are', async ({ page }) => {
  const faults: string[] = [];
  for (const { name, path } of pageKinds.filter(({ frame, status }) => frame === 'full' && status === undefined)) {
    await openPage(page, path);
    for (const { width, list } of lists) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator(list)
        .evaluateAll((found) =>
          found.map((list) => list.getBoundingClientRect().right - (list.lastElementChild?.getBoundingClientRect().right ?? 0)),
        );
      faults.push(...ends.filter((end) => Math.abs(end) > 1).map((end) => `${name} at ${width} px: ${end} px`));
    }
  }
  expect(faults).toEqual([]);
});
