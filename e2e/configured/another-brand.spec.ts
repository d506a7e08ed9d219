import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parse } from 'yaml';
import { pathsIn } from '../../src/build/hosts/paths-in';
import { ownBrand, tracesOf } from '../../tests/other-brand';
import { settings } from './settings';

const published = 'public';
const { name, email, phone } = parse(readFileSync(join(settings.CONTENT_FOLDER, 'site.yml'), 'utf8'));

test('a site built from another brand’s content never mentions this project’s brand', () => {
  const texts = pathsIn(published).filter((path) => /\.(html|js|json|xml|svg|txt|webmanifest)$/.test(path));
  expect(texts.length).toBeGreaterThan(100);
  const naming = texts.filter((path) => tracesOf(ownBrand, readFileSync(join(published, path), 'utf8')).length > 0);
  expect(naming).toEqual([]);
});

test('the header, footer, privacy policy and offline page show the other brand', async ({ page, request }) => {
  await page.goto('/privacy/');
  expect((await page.title()).endsWith(` | ${name}`)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name }).locator('svg')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: email }).first()).toHaveAttribute('href', `mailto:${email}`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: phone.display })).toBeVisible();
  expect(await (await request.get('/offline.html')).text()).toContain(phone.display);
});

test('what the agency does not have takes no place: no marks and no page of the product or areas', async ({ page, request }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'GitHub' })).toBeVisible();
  await expect(footer.locator('.marks')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a[href*="jobs."]')).toHaveAttribute('href', /^https:/);
  for (const path of ['/products/fuse/', '/fuse-fund/', '/technologies/', '/industries/', '/service-areas/'])
    expect((await request.get(path)).status(), path).toBe(404);
});
