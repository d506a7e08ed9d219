import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguage, siteLanguages } from '../../src/model/site-languages';
import { root } from './built-pages';

const pageData = readdirSync(join(root, 'page-data'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('page-data.json'),
);
const chunks = readdirSync(root).filter((name) => /^words-.+\.js$/.test(name));

/** The part of a page's data with translations. */
type PageData = { result?: { data?: { locales?: { edges: { node: { ns: string } }[] } } } };

test('the interface strings are in one chunk per language; the service worker precaches those of the default language only', () => {
  expect(chunks).toHaveLength(siteLanguages().length);
  const worker = readFileSync(join(root, 'sw.js'), 'utf8');
  const precached = chunks.filter((name) => worker.includes(name));
  expect(precached).toEqual([expect.stringMatching(`^words-${siteLanguage()}-interface-`)]);
});

test('page data does not repeat the interface strings', () => {
  const carried = pageData.flatMap((path) => {
    const { result }: PageData = JSON.parse(readFileSync(join(root, 'page-data', path), 'utf8'));
    return (result?.data?.locales?.edges ?? []).map(({ node }) => node.ns);
  });
  expect(pageData).toContain('index/page-data.json');
  expect(carried.length).toBeGreaterThan(0);
  expect(carried.filter((namespace) => namespace === 'interface')).toEqual([]);
});
