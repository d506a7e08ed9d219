import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html } from '../../../e2e/bench/html';
import { contentOf, expectSamePages } from '../../../e2e/bench/same-pages';
import { sample } from './small-sample';

const floor = html.files(sample)['public/index.html'] ?? '';

test('characters with a meaning in HTML are escaped', () => {
  expect(floor).toContain('<h1>Heading &amp; &quot;more&quot;</h1>');
  expect(floor).toContain('>One &amp; &lt;two&gt;</a>');
});

test.each([
  ['a script', '</body>', '<script src="/a.js"></script></body>'],
  ['a wrapper of the whole page', '<body>', '<body><div id="root">'],
  ['other spaces', '</li>', '\n  </li>'],
  ['a comment', 'Heading &amp; ', 'Heading &amp; <!-- -->'],
  ['an attribute', '<main>', '<main data-tool="1">'],
])('%s leaves a page the same', (_, part, change) => {
  expect(contentOf(floor.replaceAll(part, change))).toEqual(contentOf(floor));
});

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'same-pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const siteWith = (text: string, name: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), text);
    return join(folder, name);
  };

  test('with the same pages is accepted', () => {
    expect(() => expectSamePages('Tool', siteWith(floor, 'same'), siteWith(floor, 'floor'), ['/'])).not.toThrow();
  });

  test.each([
    ['words', 'Card', 'Other'],
    ['elements', '<section><h2>Group</h2>', '<section><h3>Group</h3>'],
    ['links', 'href="/a/"', 'href="/b/"'],
    ['another title', '<title>Title', '<title>Other'],
    ['a link more', '</main>', '<a href="/c/"></a></main>'],
  ])('with other %s is refused, naming its tool and path', (_, part, change) => {
    const other = siteWith(floor.replace(part, change), 'other');
    expect(() => expectSamePages('Tool', other, siteWith(floor, 'floor'), ['/'])).toThrow('Tool built another page at /');
  });
});
