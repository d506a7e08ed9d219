import { readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { filesBelow } from '../model/reading/files-below';
import { fontPackages } from '../site/theme/font-packages';
import { launchBrowser } from './browser/launch-browser';
import { drawingPage } from './draw/drawing-page';
import { runCommand } from './processes/run-command';
import { contentInUse } from './project/content-in-use';

const sizeLimitBytes = 180_000;
/** A drawing and the picture rendered from it, both relative to the project. */
type Drawing = { source: string; target: string };

/** The path of a drawing's picture: `a/drawings/b.svg` becomes `a/pictures/b.png`. */
function pictureOf(source: string): string {
  const folder = path.dirname(path.dirname(source));
  return path.join(folder, 'pictures', `${path.basename(source, '.svg')}.png`);
}

/** A drawing's width and height in pixels, from its viewBox; throws if that is not in whole numbers starting at 0 0. */
function sizeOf(source: string, svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${source}: expected viewBox="0 0 width height" in whole numbers`);
  return { width: Number(width), height: Number(height) };
}

/** Drawings that changed after their picture was rendered. */
function staleDrawings(sources: readonly string[]): Drawing[] {
  return sources
    .map((source) => ({ source, target: pictureOf(source) }))
    .filter(({ source, target }) => modifiedAt(source) > modifiedAt(target));
}

/** The style rules of the site's fonts, with the fonts inlined. */
const fontFaces = () =>
  Object.values(fontPackages)
    .map(({ family, name }) => {
      const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const source = `url(data:font/woff2;base64,${readFileSync(file, 'base64')}) format('woff2')`;
      return `@font-face{font-family:'${family}';font-weight:100 900;src:${source}}`;
    })
    .join('');

function drawingsBelow(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => /(^|\/)drawings\/[^/]+\.svg$/.test(file))
    .map((file) => path.join(folder, file));
}

/** Modification time in milliseconds; 0 for a missing file, which makes it older than any other. */
function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function screenshotOf(browser: Browser, source: string, fontFaces: string): Promise<Buffer> {
  const svg = readFileSync(source, 'utf8');
  const html = drawingPage(source, svg, fontFaces);
  const page = await browser.newPage({ viewport: sizeOf(source, svg) });
  try {
    await page.setContent(html);
    await page.evaluate('document.fonts.ready');
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

async function draw(browser: Browser, { source, target }: Drawing, fontFaces: string): Promise<void> {
  const screenshot = await screenshotOf(browser, source, fontFaces);
  await mkdir(path.dirname(target), { recursive: true });
  // Flat areas need no dithering; without it text stays crisp and files stay small.
  const { size } = await sharp(screenshot).png({ palette: true, quality: 90, effort: 10, dither: 0 }).toFile(target);
  const note = size > sizeLimitBytes ? `, over the limit of ${sizeLimitBytes / 1000} kB` : '';
  console.log(`${target} ${Math.round(size / 1000)} kB${note}`);
}

const usage = `npm run draw [-- <part of a path>]
  Renders the drawings in drawings/ folders of the content that have changed since their pictures were rendered.`;

async function drawPictures(wanted = ''): Promise<void> {
  const sources = drawingsBelow(contentInUse().place).filter((source) => source.includes(wanted));
  if (wanted && sources.length === 0) throw new Error(`No drawing has “${wanted}” in its path.`);
  const drawings = staleDrawings(sources);
  if (drawings.length === 0)
    return console.log(`No drawing ${wanted && `with “${wanted}” in its path `}has changed since its picture was rendered.`);
  // Colored fringes around letters would cost palette entries, and hinting would move glyphs off their drawn position.
  const browser = await launchBrowser('--disable-lcd-text', '--font-render-hinting=none');
  try {
    const faces = fontFaces();
    for (const drawing of drawings) await draw(browser, drawing, faces);
  } finally {
    await browser.close();
  }
}

runCommand('draw', { usage, most: 1 }, ({ positionals: [wanted] }) => drawPictures(wanted));
