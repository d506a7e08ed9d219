import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runStep, workflow } from './workflow-files';

const root = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(root, { recursive: true }));

/** One entry of npm's report. */
const entry = (name: string, fixAvailable: unknown, via: unknown[]) => ({ [name]: { name, severity: 'high', via, fixAvailable } });
const advisory = { title: 'Slow expression', url: 'https://advisories.example/1', severity: 'high' };
const major = { name: 'gatsby', version: '9.0.0', isSemVerMajor: true };

/** Runs the step with an npm that answers with this report; it fails, as npm does for any advisory. */
function audit(report: string) {
  writeFileSync(join(root, 'answer'), report);
  writeFileSync(join(root, 'npm'), `#!/usr/bin/env bash\n[[ "$*" = audit*--omit=dev* ]] && cat answer\nexit 1\n`, { mode: 0o755 });
  const { status, said } = runStep('Ask for known vulnerabilities', root, { PATH: `${root}:${process.env.PATH}` });
  return [status, said.trim()];
}
const reported = (vulnerabilities: object) => audit(JSON.stringify({ vulnerabilities }));

const words = 'pack: Slow expression (high), https://advisories.example/1';

test.each([
  ['an update within its range', true],
  ['an update without a new major version', { ...major, isSemVerMajor: false }],
])('the audit fails for an advisory that is closed by %s', (_, fix) => {
  expect(reported(entry('pack', fix, [advisory]))).toEqual([1, `::error::Update ${words}`]);
});

test.each([
  ['nothing', false],
  ['another major version', major],
])('the audit lists an advisory that is closed by %s, and succeeds', (_, fix) => {
  expect(reported(entry('pack', fix, [advisory]))).toEqual([0, `::notice::No update closes this in ${words}`]);
});

test('a package is not listed for what another one brings along', () => {
  expect(reported({ ...entry('pack', true, [advisory]), ...entry('upper', true, ['pack']) })).toEqual([1, `::error::Update ${words}`]);
});

test('the audit succeeds without advisories', () => {
  expect(reported({})).toEqual([0, '']);
});

test.each([
  ['an error', JSON.stringify({ message: 'request failed', error: { summary: '' } })],
  ['no JSON', 'Bad gateway'],
  ['nothing', ''],
])('the audit fails if npm answers with %s', (_, report) => {
  const [status, said] = audit(report);
  expect([status, said]).toEqual([1, expect.stringContaining('::error::npm cannot list vulnerabilities')]);
});

test('packages are audited when the lockfile changes too', () => {
  const { push, pull_request: pullRequest } = workflow('audit.yml').on;
  expect([push, pullRequest]).toEqual([{ branches: ['main'], paths: ['package-lock.json'] }, { paths: ['package-lock.json'] }]);
});

test('Dependabot watches packages and actions', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as { updates: Record<string, unknown>[] };
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});
