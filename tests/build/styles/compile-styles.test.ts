import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { transformSync } from '@babel/core';
import { compileStyles, sheetInSteps, styledFiles } from '../../../src/build/styles/compile-styles';

const plugin = require.resolve('../../../src/build/styles/styled-targets.cjs');
const source = resolve('src');

function transformed(code: string, drop: boolean, filename = join(source, 'components/sample.jsx')): string {
  const made = transformSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    plugins: [[plugin, { drop }]],
    parserOpts: { plugins: ['jsx'] },
  });
  return made?.code ?? '';
}

const sample = `
import styled from '@emotion/styled';
import { css } from '@emotion/react';
const look = css\`color: red;\`;
export const Frame = styled.div\`margin: 0; \${look}\`;
export const Home = styled(Frame)(look);`;

test('each component gets a unique class, identical with and without its styles', () => {
  const classesIn = (code: string) => [...code.matchAll(/"(x[0-9a-f]{6}\d+)"/g)].map(([, name]) => name);
  const [kept, dropped] = [transformed(sample, false), transformed(sample, true)];
  expect(classesIn(kept)).toHaveLength(2);
  expect(classesIn(dropped)).toEqual(classesIn(kept));
  expect(new Set(classesIn(kept)).size).toBe(2);
  expect(classesIn(transformed(sample, true, join(source, 'components/other.jsx')))).not.toEqual(classesIn(dropped));
});

const emotion = "import styled from '@emotion/styled';\nimport { css, keyframes } from '@emotion/react';\n";

test.each([
  ['a second Global', "import { Global } from '@emotion/react';", 'A second Global cannot be compiled'],
  ['a theme', "import { ThemeProvider } from '@emotion/react';", 'ThemeProvider of @emotion/react cannot be compiled'],
  ['a namespace import', "import * as everything from '@emotion/react';", 'All of @emotion/react cannot be compiled'],
  [
    'an option of styled',
    `${emotion}const A = styled('div', { shouldForwardProp: () => true })({ margin: 0 });`,
    'An option of styled cannot be compiled',
  ],
  ['the css prop', `${emotion}const a = <p css={{ margin: 0 }} />;`, 'The prop css cannot be compiled'],
])('%s stops the build with a message that names the file', (_, code, message) => {
  for (const drop of [true, false]) {
    const transform = () => transformed(code, drop, join(source, 'site/sections/sample.jsx'));
    expect(transform).toThrow(message);
    expect(transform).toThrow('site/sections/sample.jsx');
  }
});

test('a style created at run time throws and names its file and line', () => {
  const code = transformed(`${emotion}export const spin = () => keyframes\`from { opacity: 0; }\`;`, true);
  expect(code).toContain('src/components/sample.jsx:3: a style created at runtime was not compiled.');
});

test('a pseudo-class in a style says whose it is: without &, it would be the component’s own instead of an element’s within', () => {
  const lines = styledFiles().flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line}`),
  );
  expect(lines.filter((line) => /: {2,}:[a-z]/.test(line))).toEqual([]);
});

test('the bundle contains class names instead of styles', () => {
  const dropped = transformed(sample, true);
  expect(dropped).not.toMatch(/margin|color/);
  expect(dropped).toMatch(/styled\("div", "x\w+"\)/);
  expect(dropped).toMatch(/styled\(Frame, "x\w+"\)/);
});

test('the style sheet has a line for each step in which it is added, and each rule once, in order', () => {
  const components = Array.from({ length: 90 }, (_, index) => ({
    target: `x${index}`,
    rules: ['@keyframes a{}', `.x${index}{content:"a\nb";}`],
  }));
  const lines = sheetInSteps(components).split('\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.max(...lines.map((line) => line.split('{}').length + line.split('";}').length))).toBeLessThan(50);
  const expected = components.map(({ target }) => `.${target}{content:"a b";}`);
  expect(lines.join('')).toBe(`@keyframes a{}${expected.join('')}`);
});

describe('a style that cannot be compiled', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'styles-')), 'sample.ts');
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  test.each([
    [
      'its value comes from a package',
      `import { easing } from 'a-package';\nexport const Part = styled.p\`transition: \${easing};\`;`,
      'a-package is used in a style',
    ],
    [
      'it depends on props',
      `export const Part = styled.p\`margin: \${(props: { wide: boolean }) => (props.wide ? 1 : 0)}px;\`;`,
      '3: a style that depends on props',
    ],
  ])('stops the build if %s, and names the file', async (_, code, message) => {
    writeFileSync(file, `import styled from '@emotion/styled';\n\n${code}\n`);
    await expect(compileStyles([file])).rejects.toThrow(message);
    await expect(compileStyles([file])).rejects.toThrow('/sample.ts:');
  });
});

describe('the site styles', () => {
  let styles: Awaited<ReturnType<typeof compileStyles>>;

  beforeAll(async () => {
    styles = await compileStyles();
  });

  test('exist for every component that a file defines', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      // The editor's page has its own bundle, which includes emotion.
      (path) => /\.tsx?$/.test(path) && !path.startsWith('editor'),
    );
    const texts = files.map((path) => readFileSync(join(source, path), 'utf8')).filter((text) => text.includes("from '@emotion/styled'"));
    const defined = texts.flatMap((text) => text.match(/styled(\.\w+|\(\w+\))[`(<]/g) ?? []);
    expect(styles.components).toHaveLength(defined.length);
    expect(new Set(styles.components.map(({ target }) => target)).size).toBe(defined.length);
  });

  test('contain their component’s class in each rule, except for keyframes', () => {
    const strange = styles.components.flatMap(({ target, rules }) =>
      rules.filter((rule) => rule !== '' && !rule.includes(`.${target}`) && !rule.startsWith('@keyframes')),
    );
    expect(strange).toEqual([]);
  });

  test('are ordered to let a component override the one it extends', () => {
    const orderOf = (file: string) => styles.components.findIndex(({ rules }) => rules.some((rule) => rule.includes(file)));
    expect(styles.global).toContain('@font-face');
    expect(orderOf('max-width:1440px')).not.toBe(-1);
    expect(orderOf('max-width:1440px')).toBeLessThan(orderOf('grid-template-columns:minmax(0, 7fr)'));
  });
});

test('builds that do not ask for consent have the same styles in the same order, without those of the question', async () => {
  const targetsOf = async (asks: boolean) => (await compileStyles(styledFiles(asks))).components.map(({ target }) => target);
  const [asking, other] = [await targetsOf(true), await targetsOf(false)];
  expect(asking.length).toBeGreaterThan(other.length);
  expect(asking.filter((target) => other.includes(target))).toEqual(other);
});
