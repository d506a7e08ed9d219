import { expect, test } from 'playwright/test';
import { pageKinds } from '../src/commands/browser/page-kinds';
import { openPage } from './open-page';

/** On desktops, the specification asks for the three columns that a case study chooses, however many services it has. */
const lists = { 768: 'ul[data-columns]', 1440: 'ul[data-columns]:not([data-columns="3"])' };

for (const [width, list] of Object.entries(lists))
  test(`at ${width} px the last row of named texts ends where the others end, however many there are`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const faults: string[] = [];
    for (const { name, path } of pageKinds.filter(({ frame, status }) => frame === 'full' && status === undefined)) {
      await openPage(page, path);
      const ends = await page
        .locator(list)
        .evaluateAll((found) =>
          found.map((list) => list.getBoundingClientRect().right - (list.lastElementChild?.getBoundingClientRect().right ?? 0)),
        );
      faults.push(...ends.filter((end) => Math.abs(end) > 1).map((end) => `${name}: ${end} px`));
    }
    expect(faults).toEqual([]);
  });
