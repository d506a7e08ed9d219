import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';

/** Pictures of the formats that the validator accepts, with the width and height that a page reserves for them. */
const pictures = {
  chart: { file: 'blog/pictures/chart.png', alt: 'A chart as a spreadsheet exports it', size: 'width="640" height="400"' },
  turned: { file: 'blog/pictures/turned.jpg', alt: 'A photograph that the camera turned', size: 'width="600" height="1000"' },
  exported: { file: 'blog/pictures/export.webp', alt: 'A screen as a program exports it', size: 'width="700" height="400"' },
  drawing: { file: 'blog/pictures/plan.svg', alt: 'A plan drawn with lines only', size: 'width="300" height="200"' },
};

/** Posts with one of them as the top picture. */
const topPictures = [
  { post: 'top-chart', ...pictures.chart },
  { post: 'top-photograph', ...pictures.turned },
  { post: 'top-drawing', ...pictures.drawing },
];

/** Adds pictures of all formats to a post's text, and as the top picture of copies of it. */
export async function addPicturesOfAllFormats(content: string, post: string): Promise<void> {
  const painted = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#cc8800' } });
  await painted(640, 400).toFile(join(content, pictures.chart.file));
  await painted(1000, 600).withMetadata({ orientation: 6 }).toFile(join(content, pictures.turned.file));
  await painted(700, 400).toFile(join(content, pictures.exported.file));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h300v200"/></svg>';
  writeFileSync(join(content, pictures.drawing.file), drawing);

  const text = readFileSync(join(content, post), 'utf8');
  for (const { post: name, file } of topPictures) {
    const own = text.replace(/^(title|label|heading|description): /gm, `$1: ${name}, `).replace(/^picture: .*$/m, `picture: ${file}`);
    writeFileSync(join(content, `blog/${name}.md`), own);
  }
  const inText = Object.values(pictures).map(({ alt, file }) => `\n![${alt}](${file})\n`);
  writeFileSync(join(content, post), text + inText.join(''));
}

/** Expects the file of every format a browser may choose to exist, and its space to be reserved. */
export function expectPicturesIn(site: string): void {
  const htmlOf = (path: string) => readFileSync(join(site, path, 'index.html'), 'utf8');
  const text = htmlOf('blog/reading-a-trace');
  for (const { alt, size } of Object.values(pictures)) expect(text).toContain(`alt="${alt}" ${size}`);
  const posts = topPictures.map(({ post, size }) => ({ html: htmlOf(`blog/${post}`), size }));
  for (const { html, size } of posts) expect(html).toContain(size);
  const files = [text, ...posts.map(({ html }) => html)].flatMap(filesNamedBy);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(site, file)))).toEqual([]);
}

/** The URLs of all pictures and their alternative formats in a page. */
function filesNamedBy(html: string): string[] {
  const values = [...html.matchAll(/<(?:img|source)[^>]*>/g)].flatMap(([tag]) => [...tag.matchAll(/ (?:src|srcset|srcSet)="([^"]+)"/g)]);
  return values
    .flatMap(([, value = '']) => value.split(/,\s*/).map((each) => each.split(' ')[0] ?? ''))
    .filter((path) => path.startsWith('/'));
}
