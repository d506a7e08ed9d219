import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { type Artifact, builtAfter, newestBuild } from '../../src/commands/newest-build';

const commit = (letter: string) => letter.repeat(40);
const artifact = (letter: string, day: number, change: Partial<Artifact> = {}, run: Partial<Artifact['workflow_run']> = {}): Artifact => ({
  name: `build-${commit(letter)}`,
  expired: false,
  created_at: `2030-01-${String(day).padStart(2, '0')}T00:00:00Z`,
  workflow_run: { id: day, head_branch: 'main', repository_id: 1, head_repository_id: 1, ...run },
  ...change,
});

test('the newest build of main is found in an unsorted list', () => {
  expect(newestBuild([artifact('a', 1), artifact('b', 3), artifact('c', 2)])).toEqual({ run: 3, commit: commit('b'), firstRun: 3 });
});

test.each([
  ['from a fork', artifact('b', 3, {}, { head_repository_id: 2 })],
  ['from another branch', artifact('b', 3, {}, { head_branch: 'side' })],
  ['that has expired', artifact('b', 3, { expired: true })],
  ['that is not a build', artifact('b', 3, { name: 'browser-tests' })],
  ['without a commit in its name', artifact('b', 3, { name: 'build-null' })],
])('an artifact %s is ignored', (_, other) => {
  expect(newestBuild([other, artifact('a', 1)])).toEqual({ run: 1, commit: commit('a'), firstRun: 1 });
});

test('the first build of the commit is known too', () => {
  const all = [artifact('a', 4), artifact('b', 3), artifact('a', 2), artifact('a', 1, {}, { head_branch: 'side' })];
  expect(newestBuild(all)).toEqual({ run: 4, commit: commit('a'), firstRun: 2 });
});

test.each([
  ['the run of a push', 'push', 'ann', 1, '4'],
  ['a run that published what was due', 'workflow_dispatch', 'github-actions[bot]', 1, '4'],
  ['a rollback', 'workflow_dispatch', 'ann', 1, '1'],
  ['a build by hand', 'workflow_dispatch', 'ann', 4, undefined],
])('a build kept by %s was made after the right run', async (_, event, login, firstRun, expected) => {
  const runOf = async (id: number) => ({ event, actor: { login }, created_at: String(id) });
  expect(await builtAfter({ run: 4, commit: commit('a'), firstRun }, runOf)).toBe(expected);
});

test('there is no newest build before the first deploy', () => {
  expect(newestBuild([])).toBeUndefined();
});

test('the command prints run, commit and time for the workflow, or fails if the artifacts cannot be listed', async () => {
  const server = createServer(({ url, headers }, response) => {
    const known = url?.startsWith('/repos/agency/site/actions/') && headers.authorization === 'Bearer token';
    const run = { event: 'push', created_at: '2030-01-01T00:00:00Z', actor: { login: 'ann' } };
    // What other jobs keep fills the first page.
    const others = Array.from({ length: 100 }, () => artifact('b', 2, { name: 'site' }));
    const artifacts = url?.endsWith('&page=1') ? others : [artifact('a', 1)];
    response.writeHead(known ? 200 : 401).end(JSON.stringify(url?.endsWith('/runs/1') ? run : { artifacts }));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const env = {
    ...process.env,
    GITHUB_API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'agency/site',
  };
  const command = (GITHUB_TOKEN: string) =>
    promisify(execFile)('node_modules/.bin/tsx', ['src/commands/newest-build.ts'], { env: { ...env, GITHUB_TOKEN } });
  expect((await command('token')).stdout).toBe(`run=1\ncommit=${commit('a')}\nsince=2030-01-01T00:00:00Z\n`);
  await expect(command('other')).rejects.toThrow('The list of kept builds cannot be read: 401');
  server.close();
});
