import { expect, test } from 'playwright/test';
import { pageKinds } from '../src/commands/browser/page-kinds';
import { openPage } from './open-page';
import { service } from './pages';

/** On desktops, rows of four or five portraits cannot all be full for every number of people. */
const lists = [
  { width: 768, list: 'ul[data-columns]' },
  { width: 1440, list: 'ul[data-columns]:not(:has(.portrait))' },
] as const;

test('the last row of a list of cards ends where the others end, however many there are', async ({ page }) => {
  // It opens a page of each kind.
  test.setTimeout(180_000);
  const faults: string[] = [];
  let seen = 0;
  for (const { name, path } of pageKinds.filter(({ frame, status }) => frame === 'full' && status === undefined)) {
    await openPage(page, path);
    for (const { width, list } of lists) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator(list)
        .evaluateAll((found) =>
          found.map((list) => list.getBoundingClientRect().right - (list.lastElementChild?.getBoundingClientRect().right ?? 0)),
        );
      seen += ends.length;
      faults.push(...ends.filter((end) => Math.abs(end) > 1).map((end) => `${name} at ${width} px: ${end} px`));
    }
  }
  // An agency without services may have no such list.
  if (service) expect(seen).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
