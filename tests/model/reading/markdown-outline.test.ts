import { outlineOf } from '../../../src/model/reading/markdown-outline';

test('finds headings with their level, text and line', () => {
  expect(outlineOf('Text.\n\n## A `code` & **more**\n\nA title\n---\n\n```\n# no heading\n```').headings).toEqual([
    { depth: 2, text: 'A code & more', line: 3 },
    { depth: 2, text: 'A title', line: 5 },
  ]);
});

test('finds links in text, lists, tables and quotations with their line', () => {
  const markdown = [
    'One [link](/a/),',
    'and [another](/b/) below.',
    '',
    '- An entry',
    '- An entry with [one](/c/)',
    '',
    '| head | head |',
    '| --- | --- |',
    '| cell | [one](/d/) |',
    '',
    '> A quotation with [one][there].',
    '',
    'https://example.com/',
    '',
    '[there]: /e/',
  ].join('\n');
  expect(outlineOf(markdown).links).toEqual([
    { url: '/a/', line: 1 },
    { url: '/b/', line: 2 },
    { url: '/c/', line: 5 },
    { url: '/d/', line: 9 },
    { url: '/e/', line: 11 },
    { url: 'https://example.com/', line: 13 },
  ]);
});

test('returns URLs as written, including dangerous ones', () => {
  expect(outlineOf('[a](javascript:alert(1)) [b](/über/)').links.map(({ url }) => url)).toEqual(['javascript:alert(1)', '/über/']);
});

test('finds pictures with their alt text and line', () => {
  expect(outlineOf('Text.\n\n![A plan of the **yard**](blog/pictures/yard.png)\n![](a.png)').images).toEqual([
    { url: 'blog/pictures/yard.png', alt: 'A plan of the **yard**', line: 3 },
    { url: 'a.png', alt: '', line: 4 },
  ]);
});

test('finds block and inline HTML, but not HTML in code', () => {
  expect(outlineOf('<div>\nblock\n</div>\n\nText\nwith <b>HTML</b>.\n\n`<i>`\n\n```html\n<u></u>\n```').html).toEqual([
    { value: '<div>\nblock\n</div>', line: 1 },
    { value: '<b>', line: 6 },
    { value: '</b>', line: 6 },
  ]);
});
