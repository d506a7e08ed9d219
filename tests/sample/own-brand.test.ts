import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../src/model/read-content';
import { ownBrand, tracesInContent, tracesOf, writeOtherBrand } from '../other-brand';

const tracesIn = (text: string) => tracesOf(ownBrand, text);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-brand-'));
  writeOtherBrand(folder, 'content');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('with the facts and logo of another brand, no page of the sample names its own', () => {
  const { content, problems } = readContent(folder, 'all');
  expect(problems).toEqual([]);
  if (!content) throw new Error('The content cannot be read.');
  expect(tracesInContent(ownBrand, content, folder)).toEqual([]);
});

/** All text files maintained by hand, except the content itself and the documentation of this sample. */
function ownFiles(): string[] {
  const folders = ['src', 'e2e', 'tests', 'locales', 'static'].flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`),
  );
  const single = ['package.json', '.env.example', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'];
  return [...folders, ...single].filter((path) => !/\.(woff2|png|webp)$/.test(path) && statSync(path).isFile());
}

test('no code mentions the brand', () => {
  expect(ownFiles().filter((path) => tracesIn(readFileSync(path, 'utf8')).length > 0)).toEqual([]);
  expect(tracesIn(ownBrand.name)).not.toEqual([]);
});
