import { minifiedScripts } from '../../../src/build/bundle/minified-scripts';
import { inlineScripts } from '../../../src/site/document/inline-scripts';

const minified = minifiedScripts(inlineScripts);

test.each(Object.entries(minified))('the inline script %s has no comments or indentation, and still parses', (_, script) => {
  expect(script).not.toMatch(/^\s|^\s*\/\//m);
  expect(() => new Function(script)).not.toThrow();
});

test('every inline script is minified', () => {
  expect(Object.keys(minified)).toEqual(Object.keys(inlineScripts));
  expect(Object.values(minified).join('').length).toBeLessThan(0.8 * Object.values(inlineScripts).join('').length);
});

test('the script that reads the path is minified already', () => {
  expect(minified.pagePath).toBe(inlineScripts.pagePath);
});
