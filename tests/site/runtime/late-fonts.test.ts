import { applyLateFonts } from '../../../src/site/runtime/late-fonts';
import { fonts } from '../../../src/site/theme/fonts';

test('late fonts are those that the page has asked for, so no file for letters that it does not have', async () => {
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
  expect(added).toEqual(fonts.filter(({ unicodeRange }) => !unicodeRange).map(({ path }) => `url(${path})`));
});
