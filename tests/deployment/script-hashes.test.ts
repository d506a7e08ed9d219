/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectInlineScripts, htmlFilesIn, inlineScripts, scriptHash, scriptsThatDifferByPage } from '../../src/deployment/script-hashes';
import { writeSite } from './sample-site';

test.each([
  ['a plain script', '<script>run()</script>', ['run()']],
  ['a script with other attributes', '<script id="a" data-page-path="/x/">run()</script>', ['run()']],
  ['a module', '<script type="module">run()</script>', ['run()']],
  ['an old type', "<script type='text/javascript'>run()</script>", ['run()']],
  ['a type without quotes', '<script type=application/javascript>run()</script>', ['run()']],
  ['capital letters', '<SCRIPT TYPE="Text/JavaScript">run()</SCRIPT >', ['run()']],
  ['speculation rules', '<script type="speculationrules">{}</script>', ['{}']],
  ['structured data', '<script type="application/ld+json">{}</script>', []],
  ['plain JSON', '<script type="application/json">{}</script>', []],
  ['a file', '<script src="/app.js" async></script>', []],
  ['a file named later', '<script async data-x="1" src="/app.js"></script>', []],
  ['a data attribute that ends in src', '<script data-src="/app.js">run()</script>', ['run()']],
  ['a > in an attribute', '<script data-x="a>b" type="application/ld+json">{}</script>', []],
  ['two scripts', '<script>a</script><p>text</p><script>b</script>', ['a', 'b']],
  ['a script inside a template', '<template><script>a</script></template>', ['a']],
  ['several lines', '<script>a\nb</script>', ['a\nb']],
  ['line ends of Windows', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['another element', '<scripture>a</scripture>', []],
])('%s', (_, html, expected) => {
  expect(inlineScripts(html)).toEqual(expected);
});

test('a hash is the base64 SHA-256 of the text', () => {
  expect(scriptHash('alert(1)')).toBe(`sha256-${createHash('sha256').update('alert(1)').digest('base64')}`);
  // The example of the policy's specification.
  expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('a script that stands on many pages is collected once, with its pages', () => {
  const scripts = collectInlineScripts([
    { path: '/a/', html: '<script>same</script><script>same</script>' },
    { path: '/b/', html: '<script>same</script><script>other</script>' },
  ]);
  expect(scripts).toEqual([
    { text: 'same', hash: scriptHash('same'), pages: ['/a/', '/b/'] },
    { text: 'other', hash: scriptHash('other'), pages: ['/b/'] },
  ]);
});

test('a script written anew for each page is reported; one that a single page has is not', () => {
  const pathOf = (path: string) => `<script>/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;
  const scripts = collectInlineScripts([
    { path: '/a/', html: `${pathOf('/a/')}<script>same on all pages</script>` },
    { path: '/b/', html: `${pathOf('/b/')}<script>same on all pages</script>` },
    { path: '/c/', html: `${pathOf('/c/')}<script>same on all pages</script><script>only here</script>` },
  ]);
  expect(scriptsThatDifferByPage(scripts).map(({ pages }) => pages)).toEqual([['/a/'], ['/b/'], ['/c/']]);
});

test('all pages of a build are read, but not Gatsby’s own fragments', () => {
  const { root, remove } = writeSite({
    '/index.html': '<p>home</p>',
    '/a/b/index.html': '<p>deep</p>',
    '/app.js': '',
    '/page-data/404.html/page-data.json': '{}',
  });
  mkdirSync(join(root, '_gatsby/slices'), { recursive: true });
  writeFileSync(join(root, '_gatsby/slices/footer-1.html'), '<script>fragment</script>');
  expect([...htmlFilesIn(root)]).toEqual([
    { path: '/a/b/index.html', html: '<p>deep</p>' },
    { path: '/index.html', html: '<p>home</p>' },
  ]);
  remove();
});
