/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureFaults } from '../../../src/model/checking/picture-faults';

const folder = mkdtempSync(join(tmpdir(), 'picture-faults-'));
// Keeps the cache of checked pictures out of the project.
beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(folder));

const place = (file: string) => join(folder, 'content', file);
function write(file: string, bytes: string | Uint8Array): string {
  mkdirSync(dirname(place(file)), { recursive: true });
  writeFileSync(place(file), bytes);
  return place(file);
}

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#07142b', noise: { type: 'gaussian', mean: 99, sigma: 40 } } });
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
  write('b/film.webp', Buffer.from('GIF89a and so on'));
  write(
    'b/wide.png',
    await sharp({ create: { width: 8001, height: 2, channels: 3, background: '#000' } })
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
    'b/film.webp': 'a picture in GIF format',
    'b/wide.png': 'a picture of 8001 × 2 pixels',
    'b/cut-off.png': expect.stringContaining('damaged'),
    'b/cut-off.jpeg': expect.stringContaining('damaged'),
    'b/cut-off.webp': expect.stringContaining('damaged'),
    'b/heavy.png': 'a file of 16 MB',
  });
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
