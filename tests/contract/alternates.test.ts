import { alternatesOf } from '../../src/contract/alternates';

const page = { originalPath: '/about-us/', defaultLanguage: 'en' };

test('a page names itself in each of its languages, and the one for all other languages', () => {
  expect(alternatesOf({ ...page, languages: ['en', 'es', 'pt-BR'] })).toEqual([
    { lang: 'en', url: '/about-us/' },
    { lang: 'es', url: '/es/about-us/' },
    { lang: 'pt-BR', url: '/pt-BR/about-us/' },
    { lang: 'x-default', url: '/about-us/' },
  ]);
});

test('the home page in an additional language has its prefix as its path', () => {
  const urls = alternatesOf({ originalPath: '/', defaultLanguage: 'en', languages: ['en', 'es'] }).map(({ url }) => url);
  expect(urls).toEqual(['/', '/es/', '/']);
});

test.each([
  ['in one language', { ...page, languages: ['en'] }],
  ['without translations', undefined],
])('a page %s names none', (_, translations) => {
  expect(alternatesOf(translations)).toEqual([]);
});
