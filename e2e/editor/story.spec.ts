import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { expectBuiltStory } from './built-story';
import { test } from './connected-editor';
import { EditorPage } from './editor-page';
import { logIn } from './log-in';
import { expectOneCommit, expectPublished, expectValidContent } from './saved-change';
import { storyChanges } from './story-changes';

/** A photograph as a phone takes it, turned by its metadata. */
async function photographIn(folder: string): Promise<string> {
  const file = join(folder, 'harbor.jpg');
  const noise = { create: { width: 1600, height: 1200, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } } } as const;
  await sharp(noise as never)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
}

/** Has the open change reviewed and published. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('menuitem', { name: 'Ready' }).click();
  await expect(page.getByRole('button', { name: 'Status: Ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
  // The message that says so is gone after four seconds.
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
}

/** How far the page is wider than the window. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How many pixels of an element's height Decap's messages cover. */
async function coveredByMessages(page: Page, element: Locator): Promise<number> {
  const [messages, box] = await Promise.all([page.locator('.Toastify__toast-container').boundingBox(), element.boundingBox()]);
  if (!messages || !box || messages.x >= box.x + box.width) return 0;
  return Math.max(0, Math.min(messages.y + messages.height, box.y + box.height) - Math.max(messages.y, box.y));
}

const phone = 390;

for (const width of [phone, 1280]) {
  test(`at ${width} px a writer logs in, saves changes, and publishes each as one commit with nothing else in it`, async ({
    page,
    published: { place },
    repository,
    tokens,
    violations,
  }) => {
    // The story ends with a build from scratch, once. On a busy machine, all of it takes more than half of this time.
    test.setTimeout(width === phone ? 900_000 : 480_000);
    await page.setViewportSize({ width, height: 800 });
    // Decap asks before it publishes.
    page.on('dialog', (dialog) => dialog.accept());
    const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
    const photograph = await photographIn(folder);
    await logIn(page, tokens.writer);
    const editor = new EditorPage(page);
    for (const change of storyChanges) {
      await test.step(change.branch, async () => {
        const saved = { ...change, ...(await change.make(editor, photograph)) };
        expect(await overhang(page)).toBeLessThanOrEqual(0);
        await expect(editor.saveButton()).toBeInViewport({ ratio: 1 });
        expect(await coveredByMessages(page, editor.saveButton())).toBe(0);
        expectOneCommit(repository, saved, place);
        await expectValidContent(repository, saved, place);
        await publish(page);
        expectPublished(repository, saved, place);
      });
    }
    expect(repository.git(['rev-list', '--count', 'main'])).toBe(String(1 + storyChanges.length));
    expect(violations).toEqual([]);
    if (width === phone) await test.step('build', () => expectBuiltStory(repository, place));
    rmSync(folder, { recursive: true });
  });
}
