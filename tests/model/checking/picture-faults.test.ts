import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureFaults } from '../../../src/model/checking/picture-faults';

const folder = mkdtempSync(join(tmpdir(), 'picture-faults-'));
// Keeps the cache of checked pictures out of the project.
beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const place = (file: string) => join(folder, 'content', file);
function write(file: string, bytes: string | Uint8Array): string {
  mkdirSync(dirname(place(file)), { recursive: true });
  writeFileSync(place(file), bytes);
  return place(file);
}

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#07142b', noise: { type: 'gaussian', mean: 99, sigma: 40 } } });
/** A WebP file with two frames. */
async function twoFrames(): Promise<Buffer> {
  const frames = await Promise.all(
    [10, 200].map((shade) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: { r: shade, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(80)]);
const found = async () =>
  Object.fromEntries([...(await pictureFaults(join(folder, 'content')))].map(([file, fault]) => [file, fault.found]));

test('reports what is wrong with each broken picture and accepts intact ones', async () => {
  write('a/whole.png', await noise(20, 20).png().toBuffer());
  write('a/WHOLE_2.JPG', await noise(20, 20).jpeg().toBuffer());
  write('a/whole.jpeg', await noise(20, 20).jpeg().toBuffer());
  write('a/whole.webp', await noise(20, 20).webp().toBuffer());
  write('a/misnamed.png', await noise(20, 20).jpeg().toBuffer());
  write('drawings/source.svg', '<svg onload="a()"/>');
  write('b/empty.png', '');
  write('b/text.jpg', 'This was a picture once.');
  write('b/drawing.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>');
  write('b/iphone.jpg', heic);
  write('b/canon.jpeg', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheix'), Buffer.alloc(80)]));
  write('b/burst.png', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmsf1'), Buffer.alloc(80)]));
  write('b/modern.jpg', await noise(20, 20).avif({ effort: 0 }).toBuffer());
  write('b/scan.jpg', await noise(20, 20).tiff().toBuffer());
  write('b/animated.webp', await twoFrames());
  write('b/moving.png', await noise(20, 20).gif().toBuffer());
  write('b/film.webp', Buffer.from('GIF89a and so on'));
  write(
    'b/wide.png',
    await sharp({ create: { width: 8193, height: 2, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  );
  for (const ending of ['png', 'jpeg', 'webp'] as const) {
    const file = write(`b/cut-off.${ending}`, await noise(200, 200).toFormat(ending).toBuffer());
    truncateSync(file, Math.round(readFileSync(file).length * 0.6));
  }
  truncateSync(write('b/heavy.png', await noise(20, 20).png().toBuffer()), 16_000_000);

  expect(await found()).toEqual({
    'b/empty.png': 'an empty file',
    'b/text.jpg': 'a text file',
    'b/drawing.png': 'an SVG drawing with another file extension',
    'b/iphone.jpg': 'a photo in HEIC format',
    'b/canon.jpeg': 'a photo in HEIC format',
    'b/burst.png': 'a photo in HEIC format',
    'b/modern.jpg': 'a picture in AVIF format',
    'b/scan.jpg': 'a picture in TIFF format',
    'b/animated.webp': 'an animated picture',
    'b/moving.png': 'a picture in GIF format',
    'b/film.webp': 'a picture in GIF format',
    'b/wide.png': 'a picture of 8193 × 2 pixels',
    'b/cut-off.png': expect.stringContaining('damaged'),
    'b/cut-off.jpeg': expect.stringContaining('damaged'),
    'b/cut-off.webp': expect.stringContaining('damaged'),
    'b/heavy.png': 'a file of 16 MB',
  });
});

test('a photo of 40 MB and one in HEIC format are refused with what to do', async () => {
  truncateSync(write('d/photo.jpg', await noise(20, 20).jpeg().toBuffer()), 40_000_000);
  truncateSync(write('d/phone.jpg', heic), 40_000_000);
  const faults = await pictureFaults(join(folder, 'content'));
  expect(faults.get('d/photo.jpg')).toEqual({
    found: 'a file of 40 MB',
    expected: 'at most 15 MB: scale it down to 4000 pixels, or upload it in the editor, which does that',
  });
  expect(faults.get('d/phone.jpg')?.expected).toMatch(/^JPEG: on a Mac, .*; on an iPhone, /);
});

test('decodes a picture once, and again after it changes', async () => {
  const file = write('c/photograph.png', await noise(200, 200).png().toBuffer());
  expect(await found()).not.toHaveProperty(['c/photograph.png']);
  const { length } = readFileSync(file);
  const remembered = new Date('2026-01-02T03:04:05Z');
  utimesSync(file, remembered, remembered);
  await found();
  // Same size and time, so the file is not checked again.
  writeFileSync(file, Buffer.alloc(length));
  utimesSync(file, remembered, remembered);
  expect(await found()).not.toHaveProperty(['c/photograph.png']);
  writeFileSync(file, Buffer.alloc(length + 1));
  expect(await found()).toHaveProperty(['c/photograph.png'], 'a file that is not a picture');
});
