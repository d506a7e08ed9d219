/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Words = { [key: string]: string | Words };

const root = join(__dirname, '..');
const locales = join(root, 'locales/en');

const keysOf = (words: Words, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`)));

const keys = readdirSync(locales).flatMap((file) => keysOf(JSON.parse(readFileSync(join(locales, file), 'utf8'))));

const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
  .join('\n');

/** Literal keys, and those built from templates, whose placeholders match any name. */
const literals = new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
const templates = [...source.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^{}]+\})+)`/g)]
  .filter(([, template = '']) => template.includes('${'))
  .map(([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^{}]+\}/g, '[\\w.-]+')}$`));

test.each(keys)('the string %s is used', (key) => {
  expect(literals.has(key) || templates.some((template) => template.test(key))).toBe(true);
});

const asked = new Set([...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key));

test('every requested string exists, because a visitor would otherwise see its key', () => {
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((key) => !keys.includes(key))).toEqual([]);
});
