import { modernOutput } from '../../../src/build/bundle/bundle-aliases';

class TerserPlugin {
  static swcMinify = 'swc';
  constructor(readonly options: object) {}
}
class AnotherPlugin extends TerserPlugin {}

/** TypeScript does not know the class that made an object. */
const configured = (minimizer: object[]) => modernOutput({ optimization: { minimizer: minimizer as never[] } }).optimization.minimizer;

test('scripts are minified by swc for modern browsers; other minimizers stay', () => {
  const styles = new AnotherPlugin({});
  const terserOptions = expect.objectContaining({ ecma: 2020 });
  expect(configured([styles, new TerserPlugin({})])).toEqual([
    styles,
    { options: expect.objectContaining({ minify: 'swc', terserOptions }) },
  ]);
});

test('a version of Gatsby with another minifier stops the build', () => {
  expect(() => configured([new AnotherPlugin({})])).toThrow('modernOutput');
});
