import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { browserslist } from '../../package.json';
import { editorFolder } from '../../src/build/hosts/folder-policies';
import { inlineScriptsIn } from '../../src/build/hosts/inline-script-hashes';
import { htmlFilesIn, pathsIn } from '../../src/build/hosts/paths-in';
import { inlineDataScript } from '../../src/contract/inline-data-script';
import { root } from './built-pages';
import { listOf, type Offense } from './offenses';

/** The oldest browsers that the site supports, by esbuild's names: `ios_saf >= 16` is `ios16`. */
const oldest = browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

/** All of these browsers have them; esbuild takes them for newer, because they depend on the version of Unicode. */
const supported = { 'regexp-unicode-property-escapes': true };

/** Whether esbuild would have to rewrite a script for these browsers. */
function isTooNew(script: string): boolean {
  const writtenFor = (target: string | string[]) => transformSync(script, { target, supported, legalComments: 'none' }).code;
  return writtenFor(oldest) !== writtenFor('esnext');
}

type Text = { page: string; text: string };

/** Writers use current browsers for the editor. */
const isForVisitors = (path: string) => !path.startsWith(editorFolder);

const filesNamed = (ending: string): Text[] =>
  pathsIn(root)
    .filter((path) => path.endsWith(ending) && isForVisitors(path))
    .map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }));

/** Texts in the HTML of pages, each once. */
function inPages(textsIn: (html: string) => string[]): Text[] {
  const found = new Map<string, Text>();
  for (const { path: page, html } of htmlFilesIn(root))
    if (isForVisitors(page)) for (const text of textsIn(html)) found.set(text, { page, text });
  return [...found.values()];
}

const inlineScripts = () => inPages(inlineScriptsIn).filter(({ text }) => !inlineDataScript.test(text));

test('the oldest browsers that are supported know the syntax of each script', () => {
  const scripts = [...filesNamed('.js'), ...inlineScripts()];
  expect(oldest).toEqual(oldest.map(() => expect.stringMatching(/^[a-z]+\d+(\.\d+)?$/)));
  expect(isTooNew('class Sample { static { } }')).toBe(true);
  expect(scripts.length).toBeGreaterThan(10);
  const tooNew = scripts.filter(({ text }) => isTooNew(text));
  expect(listOf(tooNew.map(({ page, text }): Offense => ({ page, problem: text.slice(0, 60) })))).toEqual([]);
});

const stylesIn = (html: string) => [...html.matchAll(/<style[^>]*>([^<]+)/g)].map(([, text = '']) => text);

/** Declarations with a unit such as `dvh`, which Chrome before 108 drops, that do not follow one of the same property. */
function withoutFallback(css: string): string[] {
  return css.split(/[{}]/).flatMap((block) => {
    const declarations = block.split(';');
    const propertyAt = (position: number) => declarations[position]?.split(':')[0]?.trim();
    const isNew = (text: string) => /\d[sld]v(h|w|b|i|min|max)\b/.test(text);
    return declarations.filter((text, position) => isNew(text) && propertyAt(position - 1) !== propertyAt(position));
  });
}

test('a size in units that the oldest browsers lack follows one in older units', () => {
  const styles = [...filesNamed('.css'), ...inPages(stylesIn)];
  expect(withoutFallback('a{top:0;height:9dvh}')).toEqual(['height:9dvh']);
  expect(withoutFallback('a{height:9vh;height:9dvh}')).toEqual([]);
  expect(styles.length).toBeGreaterThan(1);
  const found = styles.flatMap(({ page, text }) => withoutFallback(text).map((problem): Offense => ({ page, problem })));
  expect(listOf(found)).toEqual([]);
});
