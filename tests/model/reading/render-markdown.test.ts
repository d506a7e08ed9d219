import { renderMarkdown, wordsOf } from '../../../src/model/reading/render-markdown';

const htmlOf = (markdown: string) => renderMarkdown(markdown).html;

test('heading ids in the HTML match the table of contents', () => {
  const { headings, html } = renderMarkdown('## One rule\n\n### A `detail`\n\n## One rule');
  expect(headings).toEqual([
    { id: 'one-rule', text: 'One rule', depth: 2 },
    { id: 'a-detail', text: 'A detail', depth: 3 },
    { id: 'one-rule-1', text: 'One rule', depth: 2 },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test('no heading gets the id of the main content or of the contact anchor, which every page has', () => {
  const { headings } = renderMarkdown('## Content\n\n## Contact us');
  expect(headings.map(({ id }) => id)).toEqual(['content-1', 'contact-us-1']);
});

test.each(['<script>alert(1)</script>', 'Text <img src=x onerror=alert(1)> here'])(
  'raw HTML in Markdown, such as %s, is not rendered',
  (markdown) => {
    expect(htmlOf(markdown)).not.toMatch(/<(script|img)/);
  },
);

test('highlights code with class names, without inline styles or scripts', () => {
  const html = htmlOf('```ts\nconst a = 1;\n```');
  expect(html).toContain('hljs-keyword');
  expect(html).not.toMatch(/style=|<script/);
});

test('renders code in an unknown language as plain text', () => {
  expect(htmlOf('```nosuchlanguage\na < b\n```')).toContain('a &lt; b');
});

test('scrollable code blocks and tables are keyboard-focusable, a table by the names of its columns', () => {
  expect(htmlOf('```\ncode\n```')).toContain('<pre tabindex="0">');
  expect(htmlOf('| a | "b" |\n| - | - |\n| c | d |')).toMatch(
    /^<div class="table" tabindex="0" role="group" aria-label="a, &quot;b&quot;"><table>[\s\S]+<\/table><\/div>$/,
  );
});

test('aligns table columns with an attribute instead of an inline style', () => {
  const html = htmlOf('| a | b |\n| -: | - |\n| 1 | 2 |');
  expect(html).toContain('<td align="right">1</td>');
  expect(html).toContain('<td>2</td>');
  expect(html).not.toContain('style');
});

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (...rows: string[][]) => htmlOf(rows.map((cells) => row(...cells)).join('\n'));

test('a table of sentences, which phones show as a list, names the column of each cell and keeps the roles of a table', () => {
  const html = tableOf(
    ['Name', 'Use', '"Until"'],
    ['-', '-:', '-'],
    ['key', 'It keeps the page that the visitor came from, and is deleted', 'The end of the visit'],
  );
  expect(html).toContain('<table role="table">');
  expect(html).toContain('<th role="columnheader">Name</th>');
  expect(html).toContain('<td role="cell" data-column="Name">key</td>');
  expect(html).toContain('<td align="right" role="cell" data-column="Use">');
  expect(html).toContain('<td role="cell" data-column="&quot;Until&quot;">The end');
});

test('a table of figures stays a table on phones, and so does one of two columns', () => {
  expect(tableOf(['Part', 'Low', 'High'], ['-', '-', '-'], ['Board', '$18,000', '$42,000'])).not.toContain('role="cell"');
  expect(
    tableOf(
      ['Question', 'Answer'],
      ['-', '-'],
      ['Long?', 'Yes, and longer than eighty characters, because it explains how a table is told from a list.'],
    ),
  ).not.toContain('role="cell"');
});

test.each(['[text](javascript:alert(1))', '[text](data:text/html,x)', '![text](javascript:alert(1))'])('%s loses its URL', (markdown) => {
  expect(htmlOf(markdown)).not.toMatch(/href|src/);
});

test('links bare URLs, but not file names', () => {
  expect(htmlOf('See https://example.com/a and README.md.')).toBe(
    '<p>See <a href="https://example.com/a">https://example.com/a</a> and README.md.</p>',
  );
});

test('renders a picture with its file path and escaped alt text', () => {
  expect(htmlOf('![A "plan" <b>](blog/pictures/plan.svg "Title")')).toBe(
    '<p><img src="blog/pictures/plan.svg" alt="A &quot;plan&quot; &lt;b&gt;"></p>',
  );
});

test.each([
  ['', 0],
  ["It's a well-known fact.", 4],
  ['— “Yes” – 2 times!', 3],
  ['業務システムを作る会社です。', 6],
  ['我们为制造企业开发软件。', 6],
  ['ระบบงานสำหรับโรงงาน', 4],
  ['React で2026年に作る', 6],
])('%j has %i words', (text, count) => {
  expect(wordsOf(text)).toBe(count);
});
