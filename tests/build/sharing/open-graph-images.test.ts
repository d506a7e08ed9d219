import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { logoPlace, picturePlace } from '../../../src/build/sharing/open-graph-image-drawing';
import { headingSize, nameSize, pageWords } from '../../../src/build/sharing/open-graph-image-words';
import { makeOpenGraphImages, removeOtherOpenGraphImages } from '../../../src/build/sharing/open-graph-images';
import { openGraphPages } from '../../../src/build/sharing/open-graph-pages';
import { derivedPaths } from '../../../src/contract/derived-paths';
import { kindNames } from '../../../src/model/kinds';
import { readContent } from '../../../src/model/read-content';
import { documentsOf } from '../../../src/model/reading/read-document';
import { color } from '../../../src/site/theme/colors';
import { writeSmallContent } from '../../model/small-content';
import { t } from '../../translation';

// Rendering takes a moment, over a minute on a busy machine.
jest.setTimeout(180_000);

const page = { path: '/blog/a-post/', heading: 'A heading', label: 'A post', kind: 'Blog post' };
/** A red box as the logo; `holdsName` says whether the drawing includes the name. */
const logo = { drawing: { viewBox: '0 0 10 10', content: '<path fill="#ff0000" d="M0 0h10v10H0z"/>' }, holdsName: false };
/** The large drawing: a box in the accent color in the middle of the lower edge. */
const figure = { viewBox: '0 0 30 30', content: `<path fill="${color.accent}" d="M14 24h2v2h-2z"/>` };
const long = { ...page, path: '/', heading: `${'Wide words of a heading that goes on '.repeat(3).slice(0, 109)}.` };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sharing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const outFolder = () => join(folder, 'out');
const cacheFolder = () => join(folder, 'cache');
const made = (name: string) => join(outFolder(), 'sharing', name);

const make = (pages = [page, long], options: Partial<Parameters<typeof makeOpenGraphImages>[0]> = {}) =>
  makeOpenGraphImages({
    pages,
    brandName: 'Northmast',
    notes: { page: 'Page', address: 'Address' },
    logo,
    figure,
    look: color,
    contentFolder: folder,
    outFolder: outFolder(),
    cacheFolder: cacheFolder(),
    ...options,
  });

test('Open Graph images for short and long headings are 1200 × 630 pixels and at most 80 kB', async () => {
  await make();
  expect(readdirSync(join(outFolder(), 'sharing')).sort()).toEqual(['blog--a-post.png', 'home.png']);
  for (const name of ['blog--a-post.png', 'home.png']) {
    expect(await sharp(made(name)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, hasAlpha: false });
    expect(statSync(made(name)).size).toBeLessThanOrEqual(80_000);
  }
});

test('an image has the site’s background color, the figure and the logo', async () => {
  await make();
  const pixelAt = async (left: number, top: number) => [
    ...(await sharp(made('home.png')).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const figureColor = await pixelAt(950, 405);
  // The palette of the image has a few colors only.
  for (const [index, channel] of channelsOf(color.accent).entries()) expect(Math.abs((figureColor[index] ?? 0) - channel)).toBeLessThan(20);
  expect(await pixelAt(15, 615)).toEqual(channelsOf(color.ground));
  const [logoRed = 0, logoGreen = 0] = await pixelAt(logoPlace.x + 10, logoPlace.y + 10);
  expect(logoRed > 240 && logoGreen < 20).toBe(true);
});

test('a narrow space is drawn as the usual no-break space, because few fonts have it', async () => {
  const withSpace = (space: string) => ({ ...page, heading: `Which one${space}?` });
  const [narrow, usual] = [withSpace('\u202f'), withSpace('\u00a0')];
  const pixelsOf = async (each: typeof page, cache: string) => {
    expect(await make([each], { cacheFolder: join(folder, cache) })).toBe(1);
    return sharp(made('blog--a-post.png')).raw().toBuffer();
  };
  expect(await pixelsOf(narrow, 'cache')).toEqual(await pixelsOf(usual, 'another cache'));
  expect(await make([usual])).toBe(0);
});

test('a logo that contains the name begins where the other logos begin', async () => {
  await make([page], { logo: { ...logo, holdsName: true } });
  const at = { left: logoPlace.x + 10, top: logoPlace.y + 10, width: 1, height: 1 };
  const [red = 0, green = 0] = await sharp(made('blog--a-post.png')).extract(at).raw().toBuffer();
  expect(red > 240 && green < 20).toBe(true);
});

const channelsOf = (shade: string) => [1, 3, 5].map((start) => Number.parseInt(shade.slice(start, start + 2), 16));

const drawn = { ...page, path: '/blog/drawn/', picture: 'cover.svg' };
const writeCover = (fill: string) =>
  writeFileSync(
    join(folder, drawn.picture),
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="${fill}"/></svg>`,
  );

test('an image of a page with a picture shows it in place of the figure', async () => {
  writeCover('#00ff00');
  await make([page, drawn]);
  const greenAt = async (name: string, left: number, top: number) => {
    const [red = 0, green = 0] = await sharp(made(name)).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return green > 200 && red < 50;
  };
  const { left, top, width, height } = picturePlace;
  expect(await greenAt('blog--drawn.png', left + 2, top + 2)).toBe(true);
  expect(await greenAt('blog--drawn.png', left + width - 2, top + height - 2)).toBe(true);
  expect(await greenAt('blog--a-post.png', left + 2, top + 2)).toBe(false);
  expect(statSync(made('blog--drawn.png')).size).toBeLessThanOrEqual(80_000);
});

test('a page’s own picture keeps its colors, except for differences that nobody sees', async () => {
  const fill = '#527395';
  writeCover(fill);
  await make([drawn]);
  const at = { left: picturePlace.left + 9, top: picturePlace.top + 9, width: 1, height: 1 };
  const pixel = await sharp(made('blog--drawn.png')).extract(at).raw().toBuffer();
  for (const [index, channel] of channelsOf(fill).entries()) expect(Math.abs((pixel[index] ?? 0) - channel)).toBeLessThanOrEqual(2);
});

test('an image with a photo full of detail is at most 120 kB', async () => {
  const photo = { ...page, path: '/blog/photo/', picture: 'photo.png' };
  const noise = { width: 540, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const;
  // sharp's types ask for a background that noise would cover.
  await sharp({ create: { background: '#000', ...noise } })
    .blur(1.5)
    .toFile(join(folder, photo.picture));
  await make([page, photo]);
  expect(statSync(made('blog--photo.png')).size).toBeLessThanOrEqual(120_000);
  const { x: left, y: top, width, height } = logoPlace;
  const logoOf = (name: string) => sharp(made(name)).extract({ left, top, width, height }).raw().toBuffer();
  const usual = await logoOf('blog--a-post.png');
  // A palette may move a color by a shade, which nobody sees.
  const differences = [...(await logoOf('blog--photo.png'))].map((value, place) => Math.abs(value - (usual[place] ?? 0)));
  expect(Math.max(...differences)).toBeLessThanOrEqual(15);
});

test('letters of other alphabets are rendered, not replaced by the missing-glyph box', async () => {
  const headed = (name: string, heading: string) => ({ ...page, path: `/${name}/`, heading });
  await make([headed('one', 'Łóżko'), headed('other', 'Šóžko')]);
  expect(readFileSync(made('one.png')).equals(readFileSync(made('other.png')))).toBe(false);
});

test('in a language written from right to left, the heading begins at the right', async () => {
  const ground = channelsOf(color.ground);
  const firstInk = async () => {
    // The band of the heading, without its first lines of the grid.
    const { data, info } = await sharp(made('blog--a-post.png'))
      .extract({ left: 60, top: 400, width: 700, height: 70 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isInk = (place: number) => Math.abs((data[place] ?? 0) - (ground[place % 3] ?? 0)) > 150;
    return Math.min(...[...data.keys()].filter(isInk).map((place) => Math.floor(place / 3) % info.width));
  };
  await make([page]);
  const fromLeft = await firstInk();
  await make([page], { direction: 'rtl' });
  expect(await firstInk()).toBeGreaterThan(fromLeft + 200);
});

test('from right to left, the heading keeps away from the figure, and the label begins above it', () => {
  const widths = (picture?: string) =>
    JSON.stringify(pageWords({ ...page, ...(picture ? { picture } : {}) }, color, 'rtl')).match(/"width":\d+(?=[^{}]*"direction")/g);
  expect(widths()).toEqual(['"width":660', '"width":660']);
  expect(widths('a.png')).toEqual(['"width":510', '"width":510']);
});

test('the label keeps its spaces beside letters that the monospaced font does not have', () => {
  const words = { ...page, label: 'Our work', kind: '\u05d0 \u05d1 web page' };
  expect(JSON.stringify(pageWords(words, color))).toMatch(/"Our work".*"\u05d0\u00a0\u05d1\u00a0web page"/s);
});

test('images of pages that are gone are removed', async () => {
  await make();
  await removeOtherOpenGraphImages(outFolder(), [page.path]);
  expect(readdirSync(join(outFolder(), 'sharing'))).toEqual(['blog--a-post.png']);
  await removeOtherOpenGraphImages(join(outFolder(), 'nowhere'), []);
});

test('changing the picture of a page redraws only the image of that page', async () => {
  writeCover('#00ff00');
  await make([page, drawn]);
  writeCover('#ff0000');
  expect(await make([page, drawn])).toBe(1);
});

test('unchanged images come from the cache', async () => {
  expect(await make()).toBe(2);
  const before = readFileSync(made('home.png'));
  rmSync(outFolder(), { recursive: true });
  expect(await make()).toBe(0);
  expect(readFileSync(made('home.png')).equals(before)).toBe(true);
});

test.each<[string, Parameters<typeof make>]>([
  ['a heading', [[{ ...page, heading: 'Another heading' }, long]]],
  ['a label', [[{ ...page, label: 'Another label' }, long]]],
])('changing %s redraws only the image of that page', async (_, change) => {
  await make();
  expect(await make(...change)).toBe(1);
});

test.each<[string, Parameters<typeof make>[1]]>([
  ['the brand name', { brandName: 'Southmast' }],
  ['the logo', { logo: { ...logo, holdsName: true } }],
  ['the colors', { look: { ...color, line: '#ff0000' } }],
  ['the figure', { figure: { ...figure, viewBox: '0 0 60 60' } }],
])('changing %s redraws all images', async (_, options) => {
  await make();
  expect(await make([page, long], options)).toBe(2);
});

test('progress counts up to the number of pages', async () => {
  const steps: [number, number][] = [];
  await make([page, long], { onProgress: (done, all) => steps.push([done, all]) });
  expect(steps).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test.each([
  ['Northmast', 34],
  ['Fields & Daughters', 28],
  ['A name of forty characters, no more, fit', 16],
])('the name %s is set in at most %d pixels, to fit its cell', (name, most) => {
  expect(nameSize(name)).toBeLessThanOrEqual(most);
  expect(nameSize(name)).toBeGreaterThanOrEqual(13);
});

test('longer headings have a smaller font size', () => {
  const sizes = [10, 40, 60, 80, 110].map((length) => headingSize('x '.repeat(length / 2)));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(sizes.length);
});

test.each(['Sicherheitszertifizierung', 'A heading with Sicherheitszertifizierungsbegleitung'])(
  'the longest word of %j stays beside the figure',
  (heading) => {
    const widest = Math.max(...heading.split(' ').map(({ length }) => length)) * 0.56;
    expect(headingSize(heading) * widest).toBeLessThanOrEqual(700);
  },
);

test('a heading without spaces between words breaks anywhere, so it keeps its size', () => {
  expect(headingSize('設計書')).toBe(headingSize('a b'));
  expect(headingSize('設'.repeat(20))).toBe(headingSize('a '.repeat(20)));
});

test.each([12, 22, 34, 45, 50])('%i letters that are as wide as they are high stay below the label', (letters) => {
  const size = headingSize('設'.repeat(letters));
  const lines = Math.ceil(letters / Math.floor(700 / size));
  expect(lines * size * 1.08).toBeLessThanOrEqual(370);
});

test.each(['株式会社北極星', '株式会社北極星と七つの海の設計事務所'])('the name %s fits its cell on two lines', (name) => {
  const size = nameSize(name);
  expect(Math.ceil(name.length / Math.floor(218 / size))).toBeLessThanOrEqual(2);
});

test('truncates a label of wide letters that does not fit', () => {
  expect(JSON.stringify(pageWords({ ...page, kind: '導'.repeat(20) }, color))).toMatch(/"導{10}…"/);
});

test('truncates an address that does not fit', () => {
  const words = { ...page, path: `/blog/${'a-very-long-name-'.repeat(5)}/` };
  expect(JSON.stringify(pageWords(words, color))).toMatch(/"\/blog\/a-very-[a-z-]+…"/);
});

test.each(kindNames.filter((kind) => kind !== 'page' && kind !== 'blockPage'))(
  'the images of the kind %s are labeled by a word of the locales',
  (kind) => {
    expect(t(`sharing.kinds.${kind}`)).not.toContain('sharing');
  },
);

test('every page has its own image, including pages without a content file', () => {
  writeSmallContent(folder);
  const { content } = readContent(folder, 'all');
  if (!content) throw new Error('The content cannot be read.');
  const paths = openGraphPages(content, t).map(({ path }) => path);
  const expected = [...content.documents.map(({ path }) => path), ...derivedPaths(content.taxonomy, documentsOf(content, 'post').length)];
  expect(paths.sort()).toEqual(expected.sort());
});
