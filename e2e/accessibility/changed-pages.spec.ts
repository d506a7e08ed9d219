import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { hydrated } from '../../src/commands/hydrated';
import { resize, settle, widths } from './page-states';

/** As src/commands/changed-pages.ts prints them. The whole suite has none: axe.spec.ts judges a page of each kind there. */
const paths = (process.env.CHANGED_PAGES ?? '').split(/\s+/).filter(Boolean);

test.use({ serviceWorkers: 'block', trace: 'off' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of paths)
  test(`axe finds no violations on ${path} at rest at any width`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    const found: string[] = [];
    for (const width of widths) {
      await resize(page, width);
      await settle(page);
      const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${width} px: ${id} at ${target.join(' ')}`)));
    }
    expect(found).toEqual([]);
  });
