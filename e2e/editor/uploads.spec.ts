import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { samplePost } from '../../src/commands/draw-guide/sample-post';
import { content, test } from './edited-site-test';
import { EditorPage } from './editor-page';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
const written = ['blog/photographs.md', 'blog/pictures/img-2041-buro.jpg'].map((file) => join(content, file));
test.afterAll(() => {
  for (const file of [folder, ...written]) rmSync(file, { recursive: true, force: true });
});

const post = {
  ...samplePost,
  fields: {
    ...samplePost.fields,
    'Search title': 'Photographs of phones',
    'Short name': 'Photographs',
    'Search description':
      'What a phone notes in a photograph, which way is up in it, and how much of it a page needs to be sharp on any screen.',
  },
};

/** A photo as a phone takes it: large, turned, in Display P3, with its place. */
async function takePhoto(file: string): Promise<void> {
  const raw = { width: 4600, height: 3450, channels: 3 } as const;
  // Noise makes it as heavy as a photo of many details.
  await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Phonemaker' }, IFD3: { GPSLatitude: '38/1 54/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toFile(file);
}

test('a photo of a phone is made smaller, upright and free of its place before it is uploaded', async ({ page }) => {
  const photo = join(folder, 'IMG_2041 Büro.JPG');
  await takePhoto(photo);
  expect(readFileSync(photo).length).toBeGreaterThan(15_000_000);
  const editor = new EditorPage(page);
  await editor.open('post/new');
  await editor.write(post);
  await editor.attachPicture(photo);
  await editor.field('Alt text').fill(post.alt);
  await editor.publishAndWait();

  expect(readFileSync(written[0] ?? '', 'utf8')).toContain('picture: blog/pictures/img-2041-buro.jpg\n');
  const uploaded = readFileSync(written[1] ?? '');
  expect(uploaded.length).toBeLessThan(15_000_000);
  const { width, height, orientation, exif } = await sharp(uploaded).metadata();
  expect({ width, height, turned: (orientation ?? 1) !== 1, exif }).toEqual({ width: 3000, height: 4000, turned: false, exif: undefined });
});

test('a photo in HEIC format is refused when it is chosen, with what to do', async ({ page }) => {
  const photo = join(folder, 'IMG_2042.jpg');
  writeFileSync(photo, Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(80)]));
  const editor = new EditorPage(page);
  await editor.open('post/new');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  const refusal = page.waitForEvent('dialog');
  await page.locator('input[type=file]').first().setInputFiles(photo);
  const dialog = await refusal;
  expect(dialog.message()).toMatch(/^IMG_2042\.jpg: found a photo in HEIC format; expected JPEG: on a Mac, /);
  await dialog.dismiss();
  expect(existsSync(join(content, 'blog/pictures/img-2042.jpg'))).toBe(false);
});
