import { needsOf } from '../../../src/site/document/page-needs';

jest.mock('../../../src/site/words/site-languages', () => ({ defaultLanguage: 'en', languages: ['en', 'es'] }));

const pageData = { componentChunkName: 'component---page', staticQueryHashes: ['123', '456'] };

test('a page needs its own chunk, those of its language, its data and that of static queries', () => {
  expect(needsOf('/services/react/', pageData)).toEqual({
    chunks: ['component---page', 'words-en-interface-json', 'site-data-en-json'],
    data: ['/page-data/services/react/page-data.json', '/page-data/app-data.json', '/page-data/sq/d/123.json', '/page-data/sq/d/456.json'],
  });
});

test('the home page has its data where Gatsby keeps it', () => {
  expect(needsOf('/', pageData).data[0]).toBe('/page-data/index/page-data.json');
});

test('a translated page needs the strings of its language', () => {
  expect(needsOf('/es/services/', pageData).chunks.slice(1)).toEqual(['words-es-interface-json', 'site-data-es-json']);
});

test('page data without static queries is enough', () => {
  expect(needsOf('/contact/', { componentChunkName: 'component---page' }).data).toHaveLength(2);
});
