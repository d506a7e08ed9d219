import { type PathPolicy, responseHeaders } from '../../../src/build/hosts/response-table';
import { expectations, liveProblems, type Seen } from '../../../src/commands/deploy/live-check';
import { hashedScript } from '../../build/hosts/sample-site';

const policies: PathPolicy[] = [{ under: '/', policy: "default-src 'none'" }];
const expected = expectations(hashedScript, '{"webpackCompilationHash":"2"}');

function sound(change: (path: string) => { status?: number; body?: string; headers?: Record<string, string> } = () => ({})): Seen[] {
  return expected.map(({ path, status, body = '' }) => {
    const changed = change(path);
    const headers = new Headers({ ...responseHeaders(path, status, policies), ...changed.headers });
    return { path, status: changed.status ?? status, body: changed.body ?? body, headers };
  });
}

test('a site that matches the response table has no problems', () => {
  expect(liveProblems(sound(), expected, policies)).toEqual([]);
});

test.each([
  [
    'the policy of an older build',
    '/',
    { headers: { 'Content-Security-Policy': "default-src 'self'" } },
    "/ has the header Content-Security-Policy: default-src 'self', expected default-src 'none'.",
  ],
  [
    'a page in place of a missing file',
    '/app-00000000000000000000.js',
    { status: 200 },
    '/app-00000000000000000000.js has status 200, expected 404.',
  ],
  [
    'a cacheable 404 response',
    '/app-00000000000000000000.js',
    { headers: { 'Cache-Control': 'immutable' } },
    '/app-00000000000000000000.js has the header Cache-Control: immutable, expected public, max-age=0, must-revalidate.',
  ],
  ['app data of an older build', '/page-data/app-data.json', { body: '{}' }, '/page-data/app-data.json is not from this build.'],
] as const)('%s is reported in one line', (_, where, change, line) => {
  expect(
    liveProblems(
      sound((path) => (path === where ? change : {})),
      expected,
      policies,
    ),
  ).toEqual([line]);
});

test.each([200, 206])('a publicly readable file list is reported (status %d)', (status) => {
  expect(
    liveProblems(
      sound((path) => (path === '/.deploy/files.json' ? { status } : {})),
      expected,
      policies,
    ),
  ).toEqual(['/.deploy/files.json is publicly readable.']);
});

test('a store may refuse its file list with a status and headers of its own', () => {
  const refused = { status: 403, headers: { 'Cache-Control': 'no-store' } };
  expect(
    liveProblems(
      sound((path) => (path === '/.deploy/files.json' ? refused : {})),
      expected,
      policies,
    ),
  ).toEqual([]);
});

test.each([
  ['a missing file', '/app-00000000000000000000.js', []],
  ['a page', '/', ['/ has the header Cache-Control: no-store, expected public, max-age=0, must-revalidate.']],
])('an error may be kept nowhere, a page not: %s', (_, where, lines) => {
  const unkept = { headers: { 'Cache-Control': 'no-store' } };
  expect(
    liveProblems(
      sound((path) => (path === where ? unkept : {})),
      expected,
      policies,
    ),
  ).toEqual(lines);
});

test('the policy may also allow the scripts of earlier builds, but must allow those of this build', () => {
  const allowing = (hashes: string): PathPolicy[] => [{ under: '/', policy: `script-src 'self'${hashes}` }];
  const served = (hashes: string) => sound(() => ({ headers: { 'Content-Security-Policy': `script-src 'self'${hashes}` } }));
  expect(liveProblems(served(" 'sha256-new' 'sha256-old'"), expected, allowing(" 'sha256-new'"))).toEqual([]);
  expect(liveProblems(served(" 'sha256-old'"), expected, allowing(" 'sha256-new'"))).not.toEqual([]);
});

test('an address that does not respond is reported', () => {
  expect(liveProblems(sound().slice(1), expected, policies)).toEqual(['/ does not answer.']);
});
