import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeBrandFiles } from '../../../src/build/brand/write-brand-files';
import { drawingFiles } from '../../../src/model/brand/brand-drawings';
import { drawingOf } from '../../../src/model/brand/drawing';
import { readContent } from '../../../src/model/read-content';
import { color } from '../../../src/site/theme/colors';
import { writeSmallContent } from '../../model/small-content';

const site = { name: 'Northmast', tagline: 'Software from the top of the mast', languages: ['en'] };
let outFolder: string;
beforeAll(async () => {
  outFolder = mkdtempSync(join(tmpdir(), 'brand-'));
  const folder = join(outFolder, 'content');
  writeSmallContent(folder);
  writeFileSync(
    join(folder, drawingFiles.mark),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path stroke="var(--brand)" fill="var(--accent)" d="M1 1h7v7H1z"/></svg>',
  );
  await writeBrandFiles({ site, folder, look: color, outFolder });
});
afterAll(() => rmSync(outFolder, { recursive: true }));

const made = (name: string) => join(outFolder, name);

type Manifest = { icons: { src: string; sizes: string; purpose?: string }[] };
const manifest = () => JSON.parse(readFileSync(made('manifest.webmanifest'), 'utf8')) as Manifest;

test('the web manifest has the brand name and the theme colors', () => {
  expect(manifest()).toMatchObject({
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    background_color: color.ground,
    theme_color: color.ground,
  });
});

test('the manifest icons have their declared sizes, and one is maskable', async () => {
  const pixels = manifest().icons.filter(({ sizes }) => sizes !== 'any');
  for (const { src, sizes } of pixels) {
    const { width, height } = await sharp(made(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pixels.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest().icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

const pixelsOf = (file: string | Buffer) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const channelsOf = (shade: string) => [1, 3, 5].map((start) => Number.parseInt(shade.slice(start, start + 2), 16));

test('the touch icon fills its square, because systems round the corners', async () => {
  const { info, data } = await pixelsOf(made('apple-touch-icon.png'));
  expect(info).toMatchObject({ width: 180, height: 180 });
  expect([...data.subarray(0, 4)]).toEqual([...channelsOf(color.ground), 255]);
});

test('favicon.ico contains readable images of 16 and 32 pixels', async () => {
  const file = readFileSync(made('favicon.ico'));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, side] of [16, 32].entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect([entry[0], entry[1]]).toEqual([side, side]);
    expect(await sharp(file.subarray(offset, offset + length)).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  }
});

test('the SVG icon shows the mark in the theme colors', () => {
  const svg = readFileSync(made('favicon.svg'), 'utf8');
  for (const shade of [color.ground, color.brand, color.accent]) expect(svg).toContain(shade);
  expect(svg).not.toContain('var(');
});

test.each([
  ['<svg viewBox="0 0 4 2"><path d="M0 0"/></svg>', { viewBox: '0 0 4 2', content: '<path d="M0 0"/>' }],
  ['<?xml version="1.0"?>\n<svg width="4px" height="2">\n<!-- a -->\n<g/>\n</svg>\n', { viewBox: '0 0 4 2', content: '<g/>' }],
  [
    "<svg id='a' stroke='var(--accent)' viewBox='0 0 4 2'><g/></svg>",
    { viewBox: '0 0 4 2', content: `<g stroke='${color.accent}'><g/></g>` },
  ],
  ['<svg width="100%" height="2"><g/></svg>', undefined],
  ['no drawing', undefined],
])('parses %s as a drawing or rejects it', (svg, drawing) => {
  expect(drawingOf(svg, color)).toEqual(drawing);
});

test('reports mistakes in brand drawings with file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  writeSmallContent(folder);
  const problems = () => readContent(folder, 'all').problems.map(({ file, line, found }) => `${file}:${line ?? ''} ${found}`);
  writeFileSync(join(folder, drawingFiles.mark), '<svg xmlns="http://www.w3.org/2000/svg" width="4">\n<path stroke="var(--gold)"/></svg>');
  expect(problems()).toEqual(['brand/mark.svg:1 a drawing without a size', 'brand/mark.svg:2 var(--gold)']);
  rmSync(join(folder, drawingFiles.mark));
  expect(problems()).toEqual([]);
  writeFileSync(join(folder, 'site.yml'), `nameInLogo: true\n${readFileSync(join(folder, 'site.yml'), 'utf8')}`);
  expect(problems()).toEqual(['brand/mark.svg: nothing']);
  rmSync(join(folder, drawingFiles.logo));
  expect(problems()).toEqual(['brand/logo.svg: nothing', 'brand/mark.svg: nothing']);
  rmSync(folder, { recursive: true });
});
