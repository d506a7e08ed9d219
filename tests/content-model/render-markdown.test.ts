/** @jest-environment node */
import { bodyHeadings, renderMarkdown, wordsOf } from '../../src/content-model/render-markdown';

test('headings carry ids that the table of contents knows', async () => {
  const markdown = '## One rule\n\n### A `detail`\n\n## One rule';
  const headings = await bodyHeadings(markdown);
  expect(headings).toEqual([
    { id: 'one-rule', text: 'One rule', depth: 2 },
    { id: 'a-detail', text: 'A detail', depth: 3 },
    { id: 'one-rule-1', text: 'One rule', depth: 2 },
  ]);
  const html = await renderMarkdown(markdown);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test.each(['<script>alert(1)</script>', 'Text <img src=x onerror=alert(1)> here'])(
  'HTML in a text, such as %s, is left out',
  async (markdown) => {
    expect(await renderMarkdown(markdown)).not.toMatch(/<(script|img)/);
  },
);

test('code is colored by class names, without styles or scripts', async () => {
  const html = await renderMarkdown('```ts\nconst a = 1;\n```');
  expect(html).toContain('hljs-keyword');
  expect(html).not.toMatch(/style=|<script/);
});

test('code in an unknown language is shown as it is', async () => {
  expect(await renderMarkdown('```nosuchlanguage\na < b\n```')).toContain('a &#x3C; b');
});

test('what scrolls sideways can be reached with the keyboard', async () => {
  expect(await renderMarkdown('```\ncode\n```')).toContain('<pre tabindex="0">');
  expect(await renderMarkdown('| a |\n| - |\n| b |')).toMatch(/<div class="table" tabindex="0" role="region" aria-label="Table"><table>/);
});

test.each([
  ['', 0],
  ["It's a well-known fact.", 4],
  ['— “Yes” – 2 times!', 3],
])('%j has %i words', (text, count) => {
  expect(wordsOf(text)).toBe(count);
});
