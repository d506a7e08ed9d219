import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { pathsIn } from '../../src/build/hosts/paths-in';
import { otherBrand, tracesIn } from '../../tests/other-brand';

const published = 'public';

test('a site built from another brand’s content never mentions this project’s brand', () => {
  const texts = pathsIn(published).filter((path) => /\.(html|js|json|xml|svg|txt|webmanifest)$/.test(path));
  expect(texts.length).toBeGreaterThan(100);
  const naming = texts.filter((path) => tracesIn(readFileSync(join(published, path), 'utf8')).length > 0);
  expect(naming).toEqual([]);
});

test('the header, footer, privacy policy, favicon and offline page show the other brand', async ({ page, request }) => {
  await page.goto('/privacy-policy/');
  await expect(page).toHaveTitle(new RegExp(` \\| ${otherBrand.name}$`));
  const logo = page.getByRole('banner').getByRole('link', { name: otherBrand.name }).locator('svg');
  await expect(logo).toBeVisible();
  // The drawing has an aspect ratio of 3:1.
  expect(await logo.boundingBox()).toMatchObject({ width: 90, height: 30 });
  await expect(page.getByRole('main').getByRole('link', { name: otherBrand.email })).toHaveAttribute('href', `mailto:${otherBrand.email}`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: otherBrand.phone.display })).toBeVisible();
  expect(await (await request.get('/favicon.svg')).text()).toContain('M0 0h24v24H0z');
  expect(await (await request.get('/offline.html')).text()).toContain(otherBrand.phone.display);
});
