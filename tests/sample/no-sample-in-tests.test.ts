import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { documentsOf } from '../../src/model/reading/read-document';

/** Where tests still name pages of the sample: beginnings of paths. Remove an entry that no longer matches such a file. */
const toBeConverted: string[] = [];

const root = process.cwd();
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.([cm]?[jt]sx?|json)$/.test(file) && !file.startsWith('tests/sample/'));

const { content } = readContent(contentFolder(), 'all');
if (!content) throw new Error('The content cannot be read.');
const pages = documentsOf(content, 'service', 'industry', 'caseStudy', 'post', 'city', 'state');
const slugs = pages.map(({ name }) => name);
const { name, url } = content.site;
const host = new URL(url).hostname.replace(/^www\./, '');

/** Slugs as whole words, in a path or in quotes; and the brand, wherever it is. */
const slug = new RegExp(`(?<![\\w-]|custom-software-company-)(?:${slugs.join('|')})(?![\\w-])`, 'g');
const area = new RegExp(`custom-software-company-(?:${slugs.join('|')})(?![\\w-])`, 'g');
const brand = new RegExp(`${name}|${host}`, 'gi');
const sentences = pages.flatMap(({ data }) => [data.title, data.heading]).filter((text) => text.includes(' '));

function found(text: string): string[] {
  const words = [slug, area, brand].flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => word));
  return [...new Set([...words, ...sentences.filter((sentence) => text.includes(sentence))])];
}

const naming = [...filesIn('tests'), ...filesIn('e2e')].flatMap((file) => {
  const words = found(readFileSync(join(root, file), 'utf8'));
  return words.length > 0 ? [{ file, words }] : [];
});

test('no test names the brand or a page of the sample', () => {
  const unexpected = naming.filter(({ file }) => !toBeConverted.some((start) => file.startsWith(start)));
  expect(unexpected.map(({ file, words }) => `${file}: ${words.join(', ')}`)).toEqual([]);
});

test('no place is listed as still to be converted that already is', () => {
  expect(toBeConverted.filter((start) => !naming.some(({ file }) => file.startsWith(start)))).toEqual([]);
});

test.each([
  [`'/services/${slugs[0]}/'`, 1],
  [`'${slugs[0]}'`, 1],
  [`/services/custom-software-company-${slugs.at(-1)}/`, 1],
  [`https://WWW.${host}/`, 1],
  [`expect(heading).toBe('${sentences[0]}')`, 1],
  [`${slugs[0]}-of-another-site`, 0],
])('%s names the sample: %i', (text, count) => {
  expect(found(text)).toHaveLength(count);
});
