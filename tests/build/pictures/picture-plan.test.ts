import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { planPicture } from '../../../src/build/pictures/picture-plan';
import { drawPicture, sideways } from './drawn-picture';

const folder = mkdtempSync(join(tmpdir(), 'picture-plan-'));
afterAll(() => rmSync(folder, { recursive: true }));

const namesOf = async (picture: string) => (await planPicture(folder, picture)).files.map(({ name }) => name);

test('a screenshot becomes AVIF and WebP files in three widths', async () => {
  await drawPicture(join(folder, 'screen.png'), 2000, { height: 1000 });
  const plan = await planPicture(folder, 'screen.png');
  expect(plan).toMatchObject({ width: 1600, height: 800 });
  expect(plan.files.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 480',
    'avif 960',
    'avif 1600',
    'webp 480',
    'webp 960',
    'webp 1600',
  ]);
  for (const { name, format, width } of plan.files) expect(name).toMatch(new RegExp(`^screen-[0-9a-f]{10}-${width}\\.${format}$`));
});

test.each(['avif', 'webp'])('the %s files have the planned format and size', async (format) => {
  await drawPicture(join(folder, 'made.jpg'), 700, { height: 350 });
  const { files } = await planPicture(folder, 'made.jpg');
  for (const file of files.filter((each) => each.format === format)) {
    const metadata = await sharp(await file.make()).metadata();
    expect(metadata).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', width: file.width, height: file.width / 2 });
  }
});

test('a changed picture has new names, the same picture the same', async () => {
  await drawPicture(join(folder, 'changing.png'), 500);
  const before = await namesOf('changing.png');
  expect(await namesOf('changing.png')).toEqual(before);
  await drawPicture(join(folder, 'changing.png'), 500, { background: '#e8b54a' });
  expect((await namesOf('changing.png')).filter((name) => before.includes(name))).toEqual([]);
});

test.each([
  [300, [300]],
  [480, [480]],
  [700, [480, 700]],
  [1600, [480, 960, 1600]],
  [4000, [480, 960, 1600]],
])('a picture %i pixels wide is never offered wider', async (width, expected) => {
  await drawPicture(join(folder, 'of-a-width.png'), width);
  const { files } = await planPicture(folder, 'of-a-width.png');
  expect(files.filter(({ format }) => format === 'webp').map((file) => file.width)).toEqual(expected);
});

test('a photo taken sideways is published upright, without its EXIF orientation', async () => {
  await drawPicture(join(folder, 'photo.jpg'), 1000, { height: 600, orientation: sideways });
  const plan = await planPicture(folder, 'photo.jpg');
  expect(plan).toMatchObject({ width: 600, height: 1000 });
  const metadata = await sharp(await plan.files.at(-1)?.make()).metadata();
  expect(metadata).toMatchObject({ width: 600, height: 1000 });
  expect(metadata.orientation).toBeUndefined();
});

test('a drawing is published cleaned, in its own size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="30" height="20"><!-- note --><path d="M0 0h30"/></svg>';
  writeFileSync(join(folder, 'plan.svg'), svg);
  const plan = await planPicture(folder, 'plan.svg');
  expect(plan).toMatchObject({ width: 30, height: 20 });
  expect(plan.files).toHaveLength(1);
  expect(plan.files[0]?.name).toMatch(/^plan-[0-9a-f]{10}\.svg$/);
  const published = String(await plan.files[0]?.make());
  expect(published).toContain('M0 0h30');
  expect(published).not.toContain('note');
});
