import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { settle } from './page-states';

/** WCAG 2.2 at levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, or in a part of it, once its animations have ended: a line per element. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  await settle(page);
  // A link that the header half covers at this moment would seem too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  // axe stays in the page, so it is injected only once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    // Describing the elements that pass, too, takes axe longer than checking them. `options` replaces tags that are set before.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode();
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}
