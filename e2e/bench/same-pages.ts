import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';

/** What a visitor gets of a page: its title, elements, words and links. */
export function contentOf(html: string): string[] {
  const $ = load(html);
  const parts = $('header, main, footer');
  const elements = parts.find('*').addBack();
  return [
    $('title').text(),
    elements
      .map((_, element) => $(element).prop('tagName'))
      .get()
      .join(' '),
    // Tools keep different spaces between elements.
    parts.text().replace(/\s+/g, ''),
    ...elements.map((_, element) => $(element).attr('href')).get(),
  ];
}

/** Throws if the content of a page differs from that of the same page of the floor. */
export function expectSamePages(title: string, built: string, floor: string, paths: readonly string[]): void {
  const pageIn = (folder: string, path: string) => contentOf(readFileSync(join(folder, path, 'index.html'), 'utf8'));
  for (const path of paths) {
    const [page, expected] = [pageIn(built, path), pageIn(floor, path)];
    const odd = expected.findIndex((part, index) => part !== page[index]);
    if (odd < 0 && page.length === expected.length) continue;
    throw new Error(`${title} built another page at ${path}:\n${page[odd]?.slice(0, 300)}\ninstead of\n${expected[odd]?.slice(0, 300)}`);
  }
}
