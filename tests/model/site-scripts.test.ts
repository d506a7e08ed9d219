import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { readSingleton } from '../../src/model/singletons';

const site = parse(readFileSync('tests/fixtures/other-brand/site.yml', 'utf8'));
const withScripts = (scripts: unknown) => readSingleton('site', stringify({ ...site, scripts }));
const problemsOf = (scripts: unknown) => withScripts(scripts).problems.map(({ field, expected }) => `${field}: ${expected}`);

const src = 'https://scripts.example/widget.js';

test('site.yml without a script list has no scripts', () => {
  expect(withScripts(undefined).value?.scripts).toEqual([]);
});

test.each([
  src,
  'https://scripts.example:8443/a/b_c-d.min.js?id=A1&v=1.2,x+y%20z',
  'http://localhost:4801/worker.js',
  'http://localhost/worker.js',
])('%s is a valid script URL and runs on the main thread by default', (address) => {
  expect(withScripts([{ src: address }]).value?.scripts).toEqual([
    { src: address, offMainThread: false, purpose: 'marketing', stores: [] },
  ]);
});

test.each([
  'http://scripts.example/widget.js',
  '//scripts.example/widget.js',
  '/widget.js',
  'https://user:password@scripts.example/widget.js',
  'https://user@scripts.example/widget.js',
  'https://scripts.example/widget.js#a',
  'https://scripts.example',
  'https://Scripts.example/widget.js',
  'https://scripts.example:443/widget.js',
  'https://scripts.example/a/../widget.js',
  'https://scripts.example/widget.js ',
  'https://scripts.example/$host/widget.js',
  'https://scripts.example/a"b.js',
  "https://scripts.example/a'b.js",
  'https://scripts.example/{a};.js',
  'https://scripts.example/ä.js',
  'http://localhost.evil.example/widget.js',
  'http://localhost@evil.example/widget.js',
  'javascript:alert(1)',
  '',
])('%j is not a valid script URL', (address) => {
  expect(problemsOf([{ src: address }])).toEqual([expect.stringMatching(/^scripts\.0\.src: an address that starts with https/)]);
});

test.each([
  [[{ src }, { src: `${src}?a` }, { src }], 'scripts.2.src: each script once'],
  [Array.from({ length: 11 }, (_, index) => ({ src: `${src}?${index}` })), 'scripts: at most 10 entries'],
  [[{ src, offMainThread: 'yes' }], 'scripts.0.offMainThread: true or false'],
  [[{ src, offMainTread: true }], 'scripts.0.offMainTread: a known field name; did you mean "offMainThread"?'],
  [[{ offMainThread: true }], 'scripts.0.src: a text'],
  [null, 'scripts: a list, with a dash before each entry'],
])('reports exactly one mistake in %j', (scripts, line) => {
  expect(problemsOf(scripts)).toEqual([line]);
});

test.each([
  [{ purpose: 'necessary' }, true],
  [{ purpose: 'analytics', stores: ['_hj*', 'session.id', 'AMP_TOKEN'] }, true],
  [{ purpose: 'tracking' }, false],
  [{ stores: ['*'] }, false],
  [{ stores: ['a*b'] }, false],
  [{ stores: ['two words'] }, false],
  [{ stores: ['analytics.campaign'] }, false],
  [{ stores: ['ana*'] }, false],
  [{ stores: ['leads.outbox.1*'] }, false],
])('a script with %j is valid: %s', (fields, valid) => {
  expect(withScripts([{ src: 'https://a.example/1.js', ...fields }]).problems.length === 0).toBe(valid);
});
