import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePageDates } from '../../../src/build/sitemap/page-dates';
import { sitemapOptions } from '../../../src/build/sitemap/sitemap-options';
import { readContent } from '../../../src/model/read-content';
import { translate, writeContentToTranslate } from '../../model/translated-content';

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
beforeAll(() => {
  writeContentToTranslate(folder);
  translate(folder, 'blog/a-post.md');
  const { content } = readContent(folder);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  writePageDates(content);
});
afterAll(() => rmSync(folder, { recursive: true }));

const lastmod = '2026-03-14T00:00:00+00:00';

const serialize = (path: string, originalPath: string, ...languages: string[]) =>
  sitemapOptions.serialize({ path, pageContext: { i18n: { originalPath, languages, defaultLanguage: 'en' } } });

test('a page in several languages names each of them, and has the date of its own file', () => {
  const links = [
    { lang: 'en', url: '/blog/a-post/' },
    { lang: 'es', url: '/es/blog/a-post/' },
    { lang: 'x-default', url: '/blog/a-post/' },
  ];
  expect(serialize('/blog/a-post/', '/blog/a-post/', 'en', 'es')).toEqual({ url: '/blog/a-post/', lastmod, links });
  expect(serialize('/es/blog/a-post/', '/blog/a-post/', 'en', 'es')).toEqual({ url: '/es/blog/a-post/', lastmod, links });
});

test('a page in one language names none', () => {
  expect(serialize('/blog/another-post/', '/blog/another-post/', 'en')).toEqual({ url: '/blog/another-post/', lastmod });
  expect(sitemapOptions.serialize({ path: '/about-us/' })).toEqual({ url: '/about-us/' });
});
