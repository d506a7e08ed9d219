/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';
import { avifSrcSet, writeAvifPictures } from '../../../src/build/pictures/avif-pictures';

const folder = mkdtempSync(join(tmpdir(), 'avif-content-'));
mkdirSync(join(folder, 'case-studies'), { recursive: true });
const picture = 'case-studies/screen.png';

async function draw(file: string, width: number, background = '#07142b', turned = false) {
  const made = sharp({ create: { width, height: 400, channels: 3, background } });
  // 6: rotated by 90°, the camera was held sideways.
  await (turned ? made.withMetadata({ orientation: 6 }) : made).toFile(join(folder, file));
}

afterEach(() => {
  delete process.env.CONTENT_FOLDER;
});

const namesIn = (srcSet: string) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '');
const widthsIn = (srcSet: string) => srcSet.split(', ').map((entry) => entry.split(' ')[1]);

test('a picture has one URL per width, and new URLs after it changes', async () => {
  await draw(picture, 2000);
  const before = await avifSrcSet(folder, picture);
  expect(before).toMatch(/^\/static\/pictures\/screen-[0-9a-f]{10}-480\.avif 480w, .+-960\.avif 960w, .+-1600\.avif 1600w$/);
  await draw(picture, 2000, '#e8b54a');
  expect(await avifSrcSet(folder, picture)).not.toBe(before);
});

test.each([
  [300, ['300w']],
  [480, ['480w']],
  [700, ['480w', '700w']],
  [1600, ['480w', '960w', '1600w']],
  [4000, ['480w', '960w', '1600w']],
])('a picture %i pixels wide is never offered wider', async (width, expected) => {
  await draw('case-studies/of-a-width.png', width);
  expect(widthsIn(await avifSrcSet(folder, 'case-studies/of-a-width.png'))).toEqual(expected);
});

test('a build writes upright AVIF files for every source format from the configured content folder and encodes none twice', async () => {
  const root = mkdtempSync(join(tmpdir(), 'avif-site-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  process.env.CONTENT_FOLDER = folder;
  const timer = { start: () => {}, end: () => {} };
  const args = { reporter: { activityTimer: () => timer }, cache: { directory: join(root, 'cache') } } as unknown as ParentSpanPluginArgs;
  await draw(picture, 640);
  await draw('case-studies/photograph.jpg', 1000, '#e8b54a', true);
  await draw('case-studies/export.webp', 500);
  const pictures = [picture, 'case-studies/photograph.jpg', 'case-studies/export.webp', 'case-studies/IMG_2041.JPEG'];
  await draw('case-studies/IMG_2041.JPEG', 500);
  await writeAvifPictures(args, pictures);
  for (const each of pictures) {
    for (const name of namesIn(await avifSrcSet(folder, each))) expect(existsSync(join(root, 'public', name))).toBe(true);
  }
  const [small = ''] = namesIn(await avifSrcSet(folder, picture));
  expect(await sharp(join(root, 'public', small)).metadata()).toMatchObject({ format: 'heif', width: 480, height: 300 });
  const [upright = ''] = namesIn(await avifSrcSet(folder, 'case-studies/photograph.jpg'));
  expect(await sharp(join(root, 'public', upright)).metadata()).toMatchObject({ width: 400, height: 1000 });

  const kept = join(root, 'cache/avif', small.split('/').at(-1) ?? '');
  writeFileSync(kept, 'kept from before');
  await writeAvifPictures(args, pictures);
  expect(readFileSync(join(root, 'public', small), 'utf8')).toBe('kept from before');
});
