import { expect, test } from 'playwright/test';
import { home, visit } from './page-states';

test.use({ serviceWorkers: 'block', trace: 'off' });

test('screen readers read no plus with the groups of links and the questions that it opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, home);
  const groups = (await page.locator('body').ariaSnapshot()).split('\n').filter((line) => /^\s*- group: /.test(line));
  expect(groups).not.toEqual([]);
  expect(groups.filter((line) => /[+–]/.test(line))).toEqual([]);
});
