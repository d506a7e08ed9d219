import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileStyles } from '../../../../src/build/styles/compile-styles';
import { fullWidth } from '../../../../src/contract/sheet-widths';
import { contentFolder } from '../../../../src/model/content-folder';
import { staticPartsLoaded } from '../../../../src/site/components/lazy-static';
import { contentDrawing } from '../../../../src/site/sections/drawings/content-drawing';
import { LazyDrawing } from '../../../../src/site/sections/drawings/lazy-drawings';
import illustrations from '../../../illustrations';

const drawingsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith('.svg'))
    .map((name) => join(folder, name));
/** The plain figure, and the drawings of the content. */
const files = [resolve('src/model/brand/plain.svg'), ...drawingsIn(join(contentFolder(), 'illustrations'))];
const ContentDrawing = contentDrawing(illustrations);

/** Maps of areas, which are shown within a sheet. */
const maps = drawingsIn(join(contentFolder(), 'areas/maps'));

const read = (file: string) => readFileSync(file, 'utf8');
/** The root element of a file; throws if it is not XML. */
const rootOf = (file: string) => new JSDOM(read(file), { contentType: 'image/svg+xml' }).window.document.documentElement;

/** Names of the classes that have a rule; those in `:not()` do not count. */
let styled: Set<string>;

beforeAll(async () => {
  const { components } = await compileStyles([resolve('src/site/sections/drawings/sheet.tsx')]);
  const css = components.flatMap(({ rules }) => rules).join('');
  styled = new Set([...css.matchAll(/(?<!\()\.([a-z]+)\b/g)].map(([, name = '']) => name));
});

test.each(files)('%s is an SVG file', (file) => {
  expect(rootOf(file).namespaceURI).toBe('http://www.w3.org/2000/svg');
});

test('the space that a page reserves for a drawing has the proportions of the plain figure, and grows no wider', async () => {
  await staticPartsLoaded();
  const html = renderToStaticMarkup(<LazyDrawing />);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
  expect(html).toContain(`aspect-ratio:${width} / ${height};max-width:${fullWidth(Number(width))}px`);
});

test.each([...files, ...maps])('%s uses only classes that the sheet styles', (file) => {
  const used = [...rootOf(file).querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !styled.has(name))).toEqual([]);
});

test.each(files)('the groups of %s are children of the sheet, whose animation counts them', (file) => {
  const sheet = new JSDOM(renderToStaticMarkup(<ContentDrawing file={relative(contentFolder(), file)} />)).window.document;
  const names = [...rootOf(file).children].map(({ tagName }) => tagName);
  expect([...sheet.querySelectorAll('div > svg > *')].map(({ tagName }) => tagName)).toEqual(names);
  expect(names).toContain('g');
});
