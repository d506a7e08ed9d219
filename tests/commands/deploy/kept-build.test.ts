import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { deployFolder } from './deploy-folder';

const made = deployFolder({ revision: 'older' });
const { folder, place } = made;
afterAll(() => made.remove());

beforeAll(() => {
  execFileSync('tar', ['-czf', 'build.tar.gz', 'public', '.deploy'], { cwd: folder });
  made.write('kept/note', '');
  for (const part of ['public', '.deploy']) renameSync(place(part), place(`kept/${part}`));
  made.write('elsewhere/note', '');
});
beforeEach(() => rmSync(place('calls.jsonl'), { force: true }));

test.each(['../build.tar.gz', '../kept'])('the build in %s is deployed from a working directory without a build', async (from) => {
  const { status, out, err } = await made.run(['--from', from], { DEPLOY_TARGET: 's3', DEPLOY_BUCKET: 'site' }, place('elsewhere'));
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('The build of older');
  expect([made.placeOf('upload/hashed/'), made.placeOf('upload/document/'), made.placeOf('upload/worker/')]).not.toContain(-1);
});

test('a corrupt archive is rejected before any request to the store', async () => {
  made.write('broken.tar.gz', 'text');
  const { status, err } = await made.run(['--from', 'broken.tar.gz'], { DEPLOY_TARGET: 's3', DEPLOY_BUCKET: 'site' });
  expect(status).toBe(1);
  expect(err).toMatch(/^broken\.tar\.gz cannot be unpacked: /);
  expect(made.calls()).toEqual([]);
});
