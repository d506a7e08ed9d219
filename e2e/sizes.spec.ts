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

for (const width of [360, 1440])
  test(`at ${width} px the part of the header that has arrived does not move when the rest arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, home);
    const moved = await page.getByRole('banner').evaluate((header) => {
      const shown = () => [...header.querySelectorAll('a, summary')].filter((control) => control.checkVisibility());
      const places = new Map(shown().map((control) => [control, control.getBoundingClientRect().x]));
      const faults: string[] = [];
      // As if it were arriving, in reverse.
      for (const control of shown().toReversed()) {
        (control.closest('li') ?? control).remove();
        const others = shown().filter((each) => Math.abs(each.getBoundingClientRect().x - (places.get(each) ?? 0)) > 0.5);
        faults.push(...others.map((other) => `${other.textContent} moves with ${control.textContent}`));
      }
      return [places.size, ...faults];
    });
    expect(moved).toEqual([expect.any(Number)]);
    expect(moved[0]).toBeGreaterThan(1);
  });
