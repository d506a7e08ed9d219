/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashesOfKnown, htmlFilesIn, inlineScripts, scriptHash } from '../../../src/build/hosts/script-hashes';
import { writeSite } from './sample-site';

test.each([
  ['a plain script', '<script>run()</script>', ['run()']],
  ['a script with other attributes', '<script id="a" data-page-path="/x/">run()</script>', ['run()']],
  ['a module', '<script type="module">run()</script>', ['run()']],
  ['a legacy type', "<script type='text/javascript'>run()</script>", ['run()']],
  ['a type without quotes', '<script type=application/javascript>run()</script>', ['run()']],
  ['uppercase tags', '<SCRIPT TYPE="Text/JavaScript">run()</SCRIPT >', ['run()']],
  ['speculation rules', '<script type="speculationrules">{}</script>', ['{}']],
  ['structured data', '<script type="application/ld+json">{}</script>', []],
  ['plain JSON', '<script type="application/json">{}</script>', []],
  ['a script with src', '<script src="/app.js" async></script>', []],
  ['a script with src after other attributes', '<script async data-x="1" src="/app.js"></script>', []],
  ['a data attribute that ends in src', '<script data-src="/app.js">run()</script>', ['run()']],
  ['a > in an attribute', '<script data-x="a>b" type="application/ld+json">{}</script>', []],
  ['two scripts', '<script>a</script><p>text</p><script>b</script>', ['a', 'b']],
  ['a type inside another attribute', '<script data-x="a type=application/json">run()</script>', ['run()']],
  ['a slash before the attribute', '<script/src="/app.js"></script>', []],
  ['a script inside a template', '<template><script>a</script></template>', ['a']],
  ['a multiline script', '<script>a\nb</script>', ['a\nb']],
  ['Windows line endings', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['an element whose name starts with script', '<scripture>a</scripture>', []],
])('finds the executable inline scripts in %s', (_, html, expected) => {
  expect(inlineScripts(html)).toEqual(expected);
});

test('a hash is the base64 SHA-256 of the text', () => {
  expect(scriptHash('alert(1)')).toBe(`sha256-${createHash('sha256').update('alert(1)').digest('base64')}`);
  // The example in the CSP specification.
  expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

const known = new Set(['first()', 'second()', 'unused()']);

test('returns the hashes of the known scripts in the pages, each once', () => {
  const hashes = hashesOfKnown(
    [
      { path: '/a/', html: '<script>second()</script><script>first()</script><script type="application/ld+json">{}</script>' },
      { path: '/b/', html: '<script>first()</script>' },
    ],
    known,
  );
  expect(hashes).toEqual([scriptHash('first()'), scriptHash('second()')].sort());
});

test('values that Gatsby passes to its loader need no hash', () => {
  const html = '<template><script>window.___webpackCompilationHash="ab12";</script></template>';
  expect(hashesOfKnown([{ path: '/', html }], known)).toEqual([]);
});

test.each([
  ['in an SVG', '<svg><script>steal()</script></svg>'],
  ['after a known one', '<script>first()</script><SCRIPT>steal()</SCRIPT >'],
  ['that starts like a known one', '<script>first();steal()</script>'],
  ['that looks like a file', '<script data-src="/app.js">steal()</script>'],
  ['whose attribute pretends to be data', '<script data-x=" type=application/json ">steal()</script>'],
  ['with a second type', '<script type="module" type="application/json">steal()</script>'],
  ['in a template', '<template><script>steal()</script></template>'],
  ['after a value for the loader', '<script>window.___chunkMapping="{}";steal()</script>'],
  ['inside a value for the loader', '<script>window.___chunkMapping=steal("");</script>'],
])('an unknown script %s stops the build and is reported with file and text', (_, html) => {
  const files = [
    { path: '/', html: '<script>first()</script>' },
    { path: '/services/a/index.html', html },
  ];
  expect(() => hashesOfKnown(files, known)).toThrow(/^\/services\/a\/index\.html contains .*steal\(/);
});

test('reads all pages of a build, but not Gatsby’s own fragments', () => {
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
