import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { planPicture } from '../../../src/build/pictures/picture-plan';
import { requestedFile } from '../../../src/build/pictures/serve-pictures';

const folder = mkdtempSync(join(tmpdir(), 'phone-photographs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [red, green, blue, gray] = ['#c00000', '#00a000', '#0000c0', '#808080'];

/** Upright, 500 × 300: its corners are red, green, blue and gray, clockwise from the top left. */
function upright(): Sharp {
  const corner = (background: string) => ({ create: { width: 250, height: 150, channels: 3 as const, background } });
  return sharp({ create: { width: 500, height: 300, channels: 3, background: gray } }).composite([
    { input: corner(red), left: 0, top: 0 },
    { input: corner(green), left: 250, top: 0 },
    { input: corner(blue), left: 250, top: 150 },
  ]);
}

/** The photo as a phone stores it with this EXIF orientation: rotated or mirrored, so that applying the orientation makes it upright. */
async function stored(orientation: number): Promise<Buffer> {
  const pixels = sharp(await upright().png().toBuffer());
  const turned = [
    () => pixels,
    () => pixels.flop(),
    () => pixels.rotate(180),
    () => pixels.flip(),
    () => pixels.rotate(270).flop(),
    () => pixels.rotate(270),
    () => pixels.rotate(90).flop(),
    () => pixels.rotate(90),
  ][orientation - 1]?.();
  if (!turned) throw new Error('There are eight orientations.');
  return sharp(await turned.png().toBuffer())
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function colorAt(picture: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(picture, { ignoreIcc: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const place = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
  return [...data.subarray(place, place + 3)];
}

const channelsOf = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const isNear = (color: readonly number[], other: readonly number[], limit = 12) =>
  color.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= limit);

async function publish(name: string, picture: Buffer) {
  mkdirSync(join(folder, 'blog/pictures'), { recursive: true });
  writeFileSync(join(folder, 'blog/pictures', name), picture);
  const { files, ...size } = await planPicture(folder, `blog/pictures/${name}`);
  return { size, files: await Promise.all(files.map(async (file) => ({ ...file, made: await file.make() }))) };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with the EXIF orientation %i is upright in every size and format', async (orientation) => {
  const photo = await stored(orientation);
  const sideways = orientation > 4;
  expect(await sharp(photo).metadata()).toMatchObject(sideways ? { width: 300, height: 500 } : { width: 500, height: 300 });
  const { size, files } = await publish(`turned-${orientation}.jpg`, photo);
  expect(size).toEqual({ width: 500, height: 300 });
  expect(files.map(({ format, width }) => `${format} ${width}`)).toEqual(
    ['avif', 'webp'].flatMap((format) => [480, 500].map((width) => `${format} ${width}`)),
  );
  for (const { made, width } of files) {
    expect(await sharp(made).metadata()).toMatchObject({ width, height: width * 0.6 });
    const corners = await Promise.all([colorAt(made, 0.2, 0.2), colorAt(made, 0.8, 0.2), colorAt(made, 0.8, 0.8), colorAt(made, 0.2, 0.8)]);
    expect(corners.map((color, index) => isNear(color, channelsOf([red, green, blue, gray][index] ?? '')))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
});

test('the colors of a photo in Display P3 are those of sRGB', async () => {
  const color = [200, 60, 40] as const;
  const plain = sharp({ create: { width: 40, height: 40, channels: 3, background: { r: color[0], g: color[1], b: color[2] } } });
  const wide = await plain.withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  // The same color has other numbers in a wider space.
  const numbers = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
  expect(isNear([...numbers.subarray(0, 3)], color)).toBe(false);
  const { files } = await publish('wide.jpg', wide);
  for (const { made } of files) {
    expect(isNear(await colorAt(made, 0.5, 0.5), color, 6)).toBe(true);
    expect(await sharp(made).metadata()).toMatchObject({ space: 'srgb' });
  }
});

test('published files do not reveal where, when or with which camera a photo was taken', async () => {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: gray } })
    .withExif({
      IFD0: { Make: 'Phonemaker', DateTime: '2026:11:02 09:30:00' },
      IFD3: { GPSLatitude: '38/1 54/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const { exif, xmp, icc } = await sharp(photo).metadata();
  expect([exif?.includes('Phonemaker'), Boolean(xmp), Boolean(icc)]).toEqual([true, true, true]);
  const { files } = await publish('located.jpg', photo);
  expect(files.length).toBeGreaterThan(1);
  for (const { made } of files) {
    const facts = await sharp(made).metadata();
    expect([facts.exif, facts.xmp, facts.icc, facts.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(made.includes('Phonemaker')).toBe(false);
  }
});

test.each(['IMG_2041.JPG', 'photo.jpeg', 'Büro Köln (2).jpeg', '写真.jpg'])(
  'a photo called %s is published under names that every address can hold',
  async (name) => {
    const { files } = await publish(name, await stored(1));
    for (const file of files) expect(file.name).toMatch(/^[a-z0-9-]+\.(avif|webp)$/);
    expect((await requestedFile(folder, files[0]?.name ?? ''))?.name).toBe(files[0]?.name);
  },
);
