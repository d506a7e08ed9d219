import { expect, test } from 'playwright/test';
import { hydrated } from '../hydrated';
import { ownPicturePath } from './own-picture';
import { settings } from './settings';

test('a picture that only the folder of the settings has is there in every format', async ({ page, request }) => {
  await page.goto(ownPicturePath(settings.CONTENT_FOLDER));
  await hydrated(page);
  const shown = page
    .getByRole('main')
    .locator('picture', { has: page.locator('img[src*="IMG_2041"]') })
    .first();
  const sets = await shown.locator('source, img').evaluateAll((all) => all.map((each) => each.getAttribute('srcset') ?? ''));
  const addresses = sets.flatMap((set) => set.split(/,\s+/).map((entry) => entry.split(' ')[0] ?? '')).filter(Boolean);
  expect(addresses.filter((address) => address.endsWith('.avif')).length).toBeGreaterThan(0);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});
