/** @jest-environment jsdom */
import { applyLateFonts } from '../../../src/site/runtime/late-fonts';
import { fonts } from '../../../src/site/theme/fonts';

test('late fonts are those that pages so far have asked for, each once; no file for letters that they do not have', async () => {
  const faces = fonts.map(({ family, unicodeRange }) => ({
    family: `"${family}"`,
    unicodeRange: unicodeRange ?? 'U+0-10FFFF',
    status: unicodeRange ? 'unloaded' : 'error',
  }));
  const added: string[] = [];
  class LateFace {
    constructor(
      _family: string,
      readonly source: string,
    ) {}
    load = () => Promise.resolve(this);
  }
  const loaded = { [Symbol.iterator]: () => faces[Symbol.iterator](), add: ({ source }: LateFace) => added.push(source) };
  Object.defineProperty(document, 'fonts', { value: loaded });
  Object.assign(globalThis, { FontFace: LateFace });
  applyLateFonts();
  await Promise.resolve();
  const ofAllPages = fonts.filter(({ unicodeRange }) => !unicodeRange);
  const additional = fonts.filter(({ unicodeRange }) => unicodeRange);
  const sources = (list: typeof ofAllPages) => list.map(({ path }) => `url(${path})`);
  expect(added).toEqual(sources(ofAllPages));
  for (const face of faces) face.status = 'error';
  applyLateFonts();
  await Promise.resolve();
  expect(added).toEqual(sources([...ofAllPages, ...additional]));
});
