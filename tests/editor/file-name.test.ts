import { readFileSync } from 'node:fs';
import { patchedBundle } from '../../src/editor/decap-bundle';
import { fileNameOf, slugOf } from '../../src/editor/file-name';
import { kindNames } from '../../src/model/kinds';
import { slug } from '../../src/model/schemas/shared';

test.each([
  ['Crème brûlée & Co.', 'fr', 'creme-brulee-co'],
  ['Au cœur de l’œuvre', 'fr', 'au-coeur-de-l-oeuvre'],
  ["L'été d'après", 'fr-CA', 'l-ete-d-apres'],
  ['L’arte dell’attesa', 'it', 'l-arte-dell-attesa'],
  ['  C++ or Rust?  ', 'en', 'c-or-rust'],
  ['MyApp: can’t start', 'en', 'myapp-cant-start'],
  ['Größere Straße', 'de', 'groessere-strasse'],
  ['Łukasz Šťastný', 'pl', 'lukasz-stastny'],
  ['Günlük çığ', 'tr', 'gunluk-cig'],
])('%j in %s becomes the slug %s', (title, language, slug) => {
  expect(slugOf(title, language)).toBe(slug);
});

test.each([
  ['Reading a trace', 'post', 'reading-a-trace'],
  ['snake_case ~ Node.js', 'post', 'snake-case-node-js'],
  ['Приватность', 'information', 'privatnost'],
  ['プライバシー', 'information', 'legal-page-2026-11-27'],
  ['隐私', 'blockPage', 'page-of-blocks-2026-11-27'],
  ['2026年', 'caseStudy', '2026'],
  ['🙂', 'caseStudy', 'case-study-2026-11-27'],
])('a new page with the short name %j in %s gets the file name %s', (label, collection, name) => {
  expect(fileNameOf(label, collection, 'en', '2026-11-27')).toBe(name);
});

test('the names of all kinds are valid file names', () => {
  for (const kind of kindNames) expect(slug.safeParse(fileNameOf('…', kind, 'en', '2026-11-27')).success).toBe(true);
});

test('the editor asks for this name in place of the one that Decap would give', () => {
  const bundle = patchedBundle(readFileSync('node_modules/decap-cms/dist/decap-cms.js', 'utf8'), ['ja']);
  expect(bundle).toContain('s=window.fileNameOf(i,e.get("name"))');
});
