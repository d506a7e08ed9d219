/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from '@babel/core';
import { compileStyles } from '../../../src/build/styles/compile-styles';

const plugin = require.resolve('../../../src/build/styles/styled-targets.cjs');
const source = resolve('src');

function transformed(code: string, drop: boolean, filename = join(source, 'components/sample.jsx')): string {
  const made = transformSync(code, { filename, babelrc: false, configFile: false, plugins: [[plugin, { drop }]] });
  return made?.code ?? '';
}

const sample = `
import styled from '@emotion/styled';
import { css } from '@emotion/react';
const look = css\`color: red;\`;
export const Frame = styled.div\`margin: 0; \${look}\`;
export const Home = styled(Frame)(look);`;

test('each component gets a class of its own, the same with and without its styles', () => {
  const classesIn = (code: string) => [...code.matchAll(/"(x[0-9a-f]{6}\d+)"/g)].map(([, name]) => name);
  const [kept, dropped] = [transformed(sample, false), transformed(sample, true)];
  expect(classesIn(kept)).toHaveLength(2);
  expect(classesIn(dropped)).toEqual(classesIn(kept));
  expect(new Set(classesIn(kept)).size).toBe(2);
  expect(classesIn(transformed(sample, true, join(source, 'components/other.jsx')))).not.toEqual(classesIn(dropped));
});

test('in the bundle nothing of the styles is left', () => {
  const dropped = transformed(sample, true);
  expect(dropped).not.toMatch(/margin|color/);
  expect(dropped).toMatch(/styled\("div", "x\w+"\)/);
  expect(dropped).toMatch(/styled\(Frame, "x\w+"\)/);
});

describe('the styles of the site', () => {
  let styles: Awaited<ReturnType<typeof compileStyles>>;

  beforeAll(async () => {
    styles = await compileStyles();
  });

  test('are there for every component that a file defines', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      // The editor's page has its own bundle, which includes emotion.
      (path) => /\.tsx?$/.test(path) && !path.startsWith('editor'),
    );
    const texts = files.map((path) => readFileSync(join(source, path), 'utf8')).filter((text) => text.includes("from '@emotion/styled'"));
    const defined = texts.flatMap((text) => text.match(/styled(\.\w+|\(\w+\))[`(<]/g) ?? []);
    expect(styles.components).toHaveLength(defined.length);
    expect(new Set(styles.components.map(({ target }) => target)).size).toBe(defined.length);
  });

  test('name their component’s class in each rule, or are an animation', () => {
    const strange = styles.components.flatMap(({ target, rules }) =>
      rules.filter((rule) => rule !== '' && !rule.includes(`.${target}`) && !rule.startsWith('@keyframes')),
    );
    expect(strange).toEqual([]);
  });

  test('stand in an order that lets a component change what it is made of', () => {
    const orderOf = (file: string) => styles.components.findIndex(({ rules }) => rules.some((rule) => rule.includes(file)));
    expect(styles.global).toContain('@font-face');
    expect(orderOf('max-width:1440px')).toBeLessThan(orderOf('grid-template-columns:minmax(0, 7fr)'));
  });
});
