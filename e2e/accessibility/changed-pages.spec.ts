import { expect, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { resize, widths } from './page-states';
import { violationsOn } from './violations';

/** As src/commands/changed-pages.ts prints them. The whole suite has none: axe.spec.ts judges a page of each kind there. */
const paths = (process.env.CHANGED_PAGES ?? '').split(/\s+/).filter(Boolean);

test.use({ serviceWorkers: 'block', trace: 'off' });

for (const path of paths)
  test(`axe finds no violations on ${path} at rest at any width`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    const found: string[] = [];
    for (const width of widths) {
      await resize(page, width);
      const lines = await violationsOn(page);
      found.push(...lines.map((line) => `${width} px: ${line}`));
    }
    expect(found).toEqual([]);
  });
