import { withBuiltPictures } from '../../../src/build/pictures/body-pictures';
import type { BuiltPicture } from '../../../src/build/pictures/built-picture';
import { renderMarkdown } from '../../../src/model/reading/render-markdown';

const photograph: BuiltPicture = {
  src: '/static/photo-960.jpg',
  srcSet: '/static/photo-480.jpg 480w, /static/photo-960.jpg 960w',
  width: 960,
  height: 640,
  sources: [
    { type: 'image/avif', srcSet: '/static/photo-480.avif 480w' },
    { type: 'image/webp', srcSet: '/static/photo-480.webp 480w' },
  ],
};
const drawing: BuiltPicture = { src: '/static/plan.svg', width: 300, height: 200, srcSet: null, sources: [] };
const known: Record<string, BuiltPicture> = { 'blog/photo.jpg': photograph, 'blog/plan.svg': drawing };
const shown = (markdown: string) => withBuiltPictures(renderMarkdown(markdown).html, async (file) => known[file] ?? null);

test('renders a photograph in every format, best first, with its size', async () => {
  const html = await shown('Before.\n\n![A quay at dawn](blog/photo.jpg)\n\nAfter.');
  expect(html).toMatch(/^<p>Before\.<\/p>\n<p><picture>.+<\/picture><\/p>\n<p>After\.<\/p>$/);
  expect([...html.matchAll(/<source type="([^"]+)"/g)].map(([, type]) => type)).toEqual(['image/avif', 'image/webp']);
  expect(html).toContain('<img src="/static/photo-960.jpg" srcset="/static/photo-480.jpg 480w, /static/photo-960.jpg 960w" sizes="');
  expect(html).toContain('alt="A quay at dawn" width="960" height="640" loading="lazy"');
});

test('renders a drawing from its file', async () => {
  expect(await shown('![A plan & more](blog/plan.svg)')).toBe(
    '<p><picture><img src="/static/plan.svg" alt="A plan &amp; more" width="300" height="200" loading="lazy" decoding="async"></picture></p>',
  );
});

test('an unknown picture keeps its alt text, and text without pictures looks none up', async () => {
  expect(await shown('![Words](blog/missing.png)')).toBe('<p><img src="blog/missing.png" alt="Words"></p>');
  const find = jest.fn();
  await withBuiltPictures(renderMarkdown('`<img src="a" alt="b">`').html, find);
  expect(find).not.toHaveBeenCalled();
});

test('finds a picture whose name has a sign that HTML escapes', async () => {
  const find = jest.fn(async (file: string) => (file === 'blog/R&D lab.png' ? drawing : null));
  const html = await withBuiltPictures(renderMarkdown('![A lab bench](<blog/R&D lab.png>)').html, find);
  expect(html).toContain('<img src="/static/plan.svg" alt="A lab bench"');
});

test('looks up a repeated picture once', async () => {
  const find = jest.fn(async () => drawing);
  const html = await withBuiltPictures(renderMarkdown('![One](a.svg)\n\n![Two](a.svg)').html, find);
  expect(find).toHaveBeenCalledTimes(1);
  expect(html.match(/<picture>/g)).toHaveLength(2);
});
