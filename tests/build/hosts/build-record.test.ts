import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRecordFile, refusalOf, writeBuildRecord } from '../../../src/build/hosts/build-record';
import { gitIn } from '../../git';

const folder = mkdtempSync(join(tmpdir(), 'record-'));
afterAll(() => rmSync(folder, { recursive: true }));

function recorded(env: Record<string, string>, samples: string[] = []): unknown {
  writeBuildRecord(env, 'https://agency.example', samples, folder);
  return JSON.parse(readFileSync(join(folder, buildRecordFile), 'utf8'));
}

test.each([
  [{ GATSBY_LEADS_ENDPOINT: 'https://leads.agency.example' }, 'https://leads.agency.example'],
  [{ GATSBY_LEADS_ENDPOINT: 'none' }, 'none'],
  [{ GATSBY_LEADS_ENDPOINT: '' }, null],
  [{}, null],
])('a build with %j records the leads endpoint %j', (env, leadsEndpoint) => {
  expect(recorded(env)).toEqual({ revision: null, siteUrl: 'https://agency.example', leadsEndpoint, samples: [], preview: false });
});

test('a build in a Git repository records its commit', () => {
  gitIn(folder, 'init', '--quiet');
  gitIn(folder, 'commit', '--quiet', '--allow-empty', '-m', 'first');
  expect(recorded({})).toMatchObject({ revision: gitIn(folder, 'rev-parse', 'HEAD') });
});

test.each([
  ['https://leads.agency.example', true],
  ['none', true],
  ['http://localhost:9000/leads', false],
  ['http://[::1]:4800/leads', false],
  [null, false],
])('a build with the leads endpoint %j may be deployed: %s', (leadsEndpoint, allowed) => {
  expect(refusalOf({ revision: null, leadsEndpoint }, {}) === undefined).toBe(allowed);
});

const invented = { revision: null, leadsEndpoint: 'none', samples: ['site.yml: A badge', 'case-studies/a.md: A case'] };

test('a build with invented content records it, and must not be deployed', () => {
  expect(recorded({}, invented.samples)).toMatchObject({ samples: invented.samples });
  expect(refusalOf(invented, {})).toMatch(
    /"sample: true".*ALLOW_SAMPLE_CONTENT=true[\s\S]*site.yml: A badge\n {2}case-studies\/a.md: A case$/,
  );
});

test('invented content may be deployed where that is allowed', () => {
  expect(refusalOf(invented, { ALLOW_SAMPLE_CONTENT: 'true' })).toBeUndefined();
  expect(refusalOf({ ...invented, leadsEndpoint: null }, { ALLOW_SAMPLE_CONTENT: 'true' })).toContain('GATSBY_LEADS_ENDPOINT');
});

test('a preview is recorded as one, and never deployed', () => {
  expect(recorded({ GATSBY_PREVIEW: 'true' })).toMatchObject({ preview: true });
  expect(refusalOf({ revision: null, leadsEndpoint: 'none', preview: true }, { ALLOW_SAMPLE_CONTENT: 'true' })).toMatch(
    /^This build is a preview/,
  );
});
