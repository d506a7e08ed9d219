/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isTurned } from '../../../src/build/pictures/picture-size';
import { uprightPicture } from '../../../src/build/pictures/upright-pictures';

const folder = mkdtempSync(join(tmpdir(), 'upright-'));
const lying = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#e8b54a' } });

test('detects a photograph with an EXIF rotation, but not one without', async () => {
  await lying.clone().withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'));
  await lying.clone().toFile(join(folder, 'level.jpg'));
  expect(await isTurned(join(folder, 'turned.jpg'))).toBe(true);
  expect(await isTurned(join(folder, 'level.jpg'))).toBe(false);
});

test('writes a rotated photograph upright in every width, without EXIF orientation', async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  await lying.clone().withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'));
  const picture = await uprightPicture(folder, 'turned.jpg');
  expect(picture).toMatchObject({ width: 600, height: 1000 });
  expect(picture.srcSet).toMatch(
    /^\/static\/pictures\/turned-[0-9a-f]{10}-480\.webp 480w, \/static\/pictures\/turned-[0-9a-f]{10}-600\.webp 600w$/,
  );
  const metadata = await sharp(join(folder, 'public', picture.src)).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 600, height: 1000 });
  expect(metadata.orientation).toBeUndefined();
});
