import { expect, test } from 'playwright/test';
import { boxOf } from './box';
import { openPage } from './open-page';
import { hasNewsletter, home } from './pages';

for (const width of hasNewsletter ? [360, 768, 1440] : []) {
  test(`at ${width} px the Subscribe button is 188 px wide and 48 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, home);
    const box = await boxOf(page.getByRole('contentinfo').locator('button[type="submit"]'));
    expect({ width: box?.width, height: box?.height }).toEqual({ width: 188, height: 48 });
  });
}

for (const width of [1024, 1280, 1440]) {
  test(`at ${width} px each column of footer links is 206 px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, home);
    const widths = await page
      .getByRole('contentinfo')
      .locator('nav ul:not(.legal) > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)).filter((each) => each > 0));
    expect(new Set(widths)).toEqual(new Set([206]));
  });
}
