/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../src/model/content-folder';
import { type Kind, kinds } from '../../src/model/kinds';

/** Tests that still name pages of the sample; a file that no longer does must leave this list. */
const toBeConverted: readonly string[] = [];

const root = process.cwd();
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.([cm]?[jt]sx?|json)$/.test(file) && !file.startsWith('tests/sample/'));

const kindsOfSample: Kind[] = ['service', 'industry', 'caseStudy', 'post', 'city', 'state'];
const slugs = kindsOfSample.flatMap((kind) =>
  readdirSync(join(contentFolder(), kinds[kind].folder)).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -'.md'.length)] : [])),
);
const { name, url } = parse(readFileSync(join(contentFolder(), 'site.yml'), 'utf8')) as { name: string; url: string };

/** Words of the sample as a whole: in a path, in quotes, or as part of a host. */
const sampleWord = new RegExp(`(?<![\\w-])(?:${slugs.join('|')})(?![\\w-])|(?<=custom-software-company-)(?:${slugs.join('|')})\\b`, 'g');
const sampleBrand = new RegExp(`${name}|${new URL(url).hostname.replace(/^www\./, '')}`, 'gi');

const found = (text: string) => [...new Set([...text.matchAll(sampleWord), ...text.matchAll(sampleBrand)].map(([word]) => word))];

const naming = [...filesIn('tests'), ...filesIn('e2e')].flatMap((file) => {
  const words = found(readFileSync(join(root, file), 'utf8'));
  return words.length > 0 ? [{ file, words }] : [];
});

test('no test names the brand or a page of the sample', () => {
  const unexpected = naming.filter(({ file }) => !toBeConverted.includes(file));
  expect(unexpected.map(({ file, words }) => `${file}: ${words.join(', ')}`)).toEqual([]);
});

test('no file is listed as still to be converted that already is', () => {
  expect(toBeConverted.filter((listed) => !naming.some(({ file }) => file === listed))).toEqual([]);
});

test.each([
  [`'/services/${slugs[0]}/'`, 1],
  [`'${slugs[0]}'`, 1],
  [`/services/custom-software-company-${slugs.at(-1)}/`, 1],
  [`https://WWW.${new URL(url).hostname}/`, 1],
  [`${slugs[0]}-of-another-site`, 0],
])('%s names the sample: %i', (text, count) => {
  expect(found(text)).toHaveLength(count);
});
