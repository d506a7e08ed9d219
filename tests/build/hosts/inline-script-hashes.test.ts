import { createHash } from 'node:crypto';
import { hashesOfKnown, inlineScriptsIn, knownScripts, scriptHash } from '../../../src/build/hosts/inline-script-hashes';
import { servicePlugins } from '../../../src/build/settings/service-plugins';
import { inlineScripts } from '../../../src/site/document/inline-scripts';
import { allServices, noServices } from './sample-site';

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
  expect(inlineScriptsIn(html)).toEqual(expected);
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

describe('known scripts', () => {
  beforeEach(() => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' }));
  afterEach(() => jest.restoreAllMocks());

  const own = Object.values(inlineScripts);
  const worker = { src: 'https://a.example/1.js', offMainThread: true };

  /** The scripts other than the site's own. */
  const added = (settings: Parameters<typeof servicePlugins>[0], scripts?: Parameters<typeof knownScripts>[1]) =>
    [...knownScripts({ own, plugins: servicePlugins(settings) }, scripts)].filter((text) => !own.includes(text as never));

  test('without services, only the site’s own scripts are known', () => {
    expect([...knownScripts({ own, plugins: servicePlugins(noServices) })]).toEqual(own);
  });

  test.each([
    ['gtmId', /googletagmanager.*GTM-ABC1234/],
    ['segmentWriteKey', /abcdefghij1234567890/],
  ] as const)('%s adds the script that its plugin writes, with the key', (name, text) => {
    const scripts = added({ ...noServices, [name]: allServices[name] });
    expect(scripts).toEqual([expect.stringMatching(text)]);
  });

  test('an off-main-thread script adds the Partytown snippet, a main-thread script adds nothing', () => {
    expect(added(noServices, [worker])).toEqual([expect.stringContaining('partytown')]);
    expect(added(noServices, [{ ...worker, offMainThread: false }])).toEqual([]);
  });
});
