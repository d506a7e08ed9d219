import { expect, type Page, test } from 'playwright/test';
import { answerElsewhere } from '../other-hosts';
import { followFooterLink } from './another-page';

test.use({ serviceWorkers: 'block' });

const routeChanges = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: { event?: string }[] };
    return dataLayer.map(({ event }) => event).filter((event) => event === 'gatsby-route-change').length;
  });

test('the tag manager receives one route-change event per route, including the first', async ({ page }) => {
  await answerElsewhere(page);
  await page.goto('/');
  await expect.poll(() => routeChanges(page)).toBe(1);
  await followFooterLink(page);
  await expect.poll(() => routeChanges(page)).toBe(2);
});
