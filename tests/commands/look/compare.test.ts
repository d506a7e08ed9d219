import sharp from 'sharp';
import { compare } from '../../../src/commands/look/compare';

const ground = '#07142b';
const page = (height = 100) => sharp({ create: { width: 100, height, channels: 3, background: ground } }).png();
const withBox = (size: number, color: string) => ({
  input: Buffer.from(`<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${color}"/></svg>`),
  left: 10,
  top: 10,
});

test('an unchanged page and an imperceptible color change count as no difference', async () => {
  const before = await page().toBuffer();
  expect(await compare(before, await page().toBuffer())).toBeNull();
  expect(
    await compare(
      before,
      await page()
        .composite([withBox(10, '#0a172e')])
        .png()
        .toBuffer(),
    ),
  ).toBeNull();
});

test('an added box counts by its share of the page and is marked in red', async () => {
  const difference = await compare(
    await page().toBuffer(),
    await page()
      .composite([withBox(20, '#e8b54a')])
      .png()
      .toBuffer(),
  );
  expect(difference?.share).toBeCloseTo(0.04);
  const marked = await sharp(difference?.picture).removeAlpha().raw().toBuffer();
  expect([...marked.subarray((15 * 100 + 15) * 3, (15 * 100 + 15) * 3 + 3)]).toEqual([255, 60, 60]);
});

test.each([
  ['grew', 100, 150],
  ['shrank', 150, 100],
])('a page that %s differs by the area added or removed', async (_, before, now) => {
  const difference = await compare(await page(before).toBuffer(), await page(now).toBuffer());
  expect(difference?.share).toBeCloseTo(1 / 3);
});
