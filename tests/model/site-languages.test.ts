import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { fixtureContent } from '../../src/commands/project/project-copy';
import { readSingleton } from '../../src/model/singletons';
import { siteLanguage, siteLanguages } from '../../src/model/site-languages';

const site = parse(readFileSync('tests/fixtures/other-brand/site.yml', 'utf8'));
const problemsWith = (languages: unknown) =>
  readSingleton('site', stringify({ ...site, languages })).problems.map(({ field, expected }) => `${field}: ${expected}`);

test('the language of a site is that of its content', () => {
  expect(siteLanguages(fixtureContent)).toEqual(['de']);
  expect(siteLanguage(fixtureContent)).toBe('de');
});

test.each(['en', 'de', 'pt-BR', 'zh-Hant', 'zh-Hant-TW'])('%s is a language', (code) => {
  expect(problemsWith([code])).toEqual([]);
});

test.each([
  [['EN'], 'languages.0: the code of a language, such as en, de or pt-BR'],
  [['german'], 'languages.0: the code of a language, such as en, de or pt-BR'],
  [[], 'languages: at least 1 entry'],
  [undefined, 'languages: a list, with a dash before each entry'],
])('the languages %j are refused', (languages, expected) => {
  expect(problemsWith(languages)).toEqual([expected]);
});
