/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { readContent } from '../../src/content-model/read-content';
import { color } from '../../src/theme/colors';

const root = resolve(__dirname, '../..');
const staticFile = (name: string) => join(root, 'static', name);

type Manifest = {
  name: string;
  short_name: string;
  description: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
};
const manifest = JSON.parse(readFileSync(staticFile('manifest.webmanifest'), 'utf8')) as Manifest;

test('the web manifest names the brand and its colors as the rest of the site does', () => {
  const { content } = readContent(join(root, 'content'), 'all');
  expect(manifest).toMatchObject({
    name: content?.site.name,
    short_name: content?.site.name,
    description: content?.site.tagline,
    background_color: color.ground,
    theme_color: color.ground,
  });
});

test('the icons of the manifest have the sizes that it says, one of them with room for any mask', async () => {
  const pixels = manifest.icons.filter(({ sizes }) => sizes !== 'any');
  for (const { src, sizes } of pixels) {
    const { width, height } = await sharp(staticFile(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pixels.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

test('the touch icon fills its square: systems round the corners themselves', async () => {
  const { info, data } = await sharp(staticFile('apple-touch-icon.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 180, height: 180 });
  expect(data[3]).toBe(255);
});

test('favicon.ico holds a picture of 32 × 32 pixels', () => {
  const file = readFileSync(staticFile('favicon.ico'));
  const count = file.readUInt16LE(4);
  const sides = Array.from({ length: count }, (_, index) => file[6 + 16 * index]);
  expect(file.readUInt16LE(2)).toBe(1);
  expect(sides).toContain(32);
});

test('the drawn icon shows the mark in the colors of the theme', () => {
  const svg = readFileSync(staticFile('favicon.svg'), 'utf8');
  for (const shade of [color.ground, color.brand, color.accent]) expect(svg).toContain(shade);
});
