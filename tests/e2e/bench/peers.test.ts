import { peersIn } from '../../../e2e/bench/peers';
import { page, sample } from './small-sample';

const all = peersIn('next,astro,gatsby');

test.each([
  ['next', ['next']],
  ['gatsby, next', ['gatsby', 'next']],
  ['astro,astro', ['astro']],
])('"%s" names %j', (list, names) => {
  expect(Object.keys(peersIn(list))).toEqual(names);
});

test.each(['', 'next,', 'eleventy', 'constructor'])('"%s" is refused, with the names to choose from', (list) => {
  expect(() => peersIn(list)).toThrow(/^There is no peer ".*": next, astro, gatsby\.$/);
});

test.each(Object.entries(all))('%s builds the same pages from the same data', (_, { files }) => {
  const written = files(sample);
  expect(JSON.parse(written['data/pages.json'] ?? '')).toEqual([page, { ...page, path: '/a/', cards: [] }]);
  expect(JSON.parse(written['data/frame.json'] ?? '')).toEqual(sample.frame);
});

test.each(Object.entries(all))('%s has no words of its own', (_, { files }) => {
  const code = Object.entries(files(sample)).filter(([path]) => /\.(jsx|astro)$/.test(path));
  const words = code.flatMap(([, text]) => text.match(/>\s*[A-Za-z][A-Za-z ]+</g) ?? []);
  expect(code.length).toBeGreaterThan(2);
  expect(words).toEqual([]);
});

test.each(Object.entries(all))('%s is installed in exact versions', (_, { manifest }) => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.overrides });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
