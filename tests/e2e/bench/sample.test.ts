import { resolve } from 'node:path';
import { html } from '../../../e2e/bench/html';
import { contentOf } from '../../../e2e/bench/same-pages';
import { type Sample, sampleOf } from '../../../e2e/bench/sample';
import { fixtureContent } from '../../../src/commands/project/project-copy';
import { contentFolder } from '../../../src/model/content-folder';
import { readContent } from '../../../src/model/read-content';

function sampleIn(folder: string): Sample {
  const { content } = readContent(folder);
  if (!content) throw new Error(`The content in ${folder} has mistakes.`);
  return sampleOf(content);
}

describe.each([
  ['this agency', contentFolder()],
  ['another agency', resolve(fixtureContent)],
])('the sample of %s', (_, folder) => {
  const sample = sampleIn(folder);
  const files = html.files(sample);
  const contentAt = (path: string) => contentOf(files[`public${path}index.html`] ?? '');

  test('begins with the home page and has no page twice', () => {
    const paths = sample.pages.map(({ path }) => path);
    expect(paths[0]).toBe('/');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('has a page for every link of the home page', () => {
    const links = contentAt('/').filter((part) => part.startsWith('/'));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !sample.pages.some((page) => page.path === path))).toEqual([]);
  });

  test('has no picture, because none is copied', () => {
    expect(Object.values(files).filter((text) => text.includes('<img'))).toEqual([]);
  });

  test('is written as HTML with the words of each page', () => {
    const missing = sample.pages.filter(({ path, heading, text }) => {
      const [, , words = ''] = contentAt(path);
      return ![heading, text].every((each) => words.includes(each.replace(/\s+/g, '')));
    });
    expect(missing).toEqual([]);
  });
});
