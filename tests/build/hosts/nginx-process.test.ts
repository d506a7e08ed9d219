import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ask, startNginx } from './nginx-process';

// A folder of its own: other tests start servers at the same time.
jest.mock('node:os', () => {
  const os = jest.requireActual('node:os');
  const folder = jest.requireActual('node:fs').mkdtempSync(`${os.tmpdir()}/servers-`);
  return { ...os, tmpdir: () => folder };
});
afterAll(() => rmSync(tmpdir(), { recursive: true }));

test('an nginx that does not answer is stopped, and its folder removed', async () => {
  const silent = { maps: '', site: 'location / { return 444; }' };
  await expect(startNginx(silent, tmpdir())).rejects.toThrow('nginx does not answer');
  expect(readdirSync(tmpdir())).toEqual([]);
});

test('an nginx that answers with a redirect to itself is running', async () => {
  const nginx = await startNginx({ maps: '', site: 'location / { return 301 /; }' }, tmpdir());
  expect((await ask(nginx.origin, '/')).status).toBe(301);
  await nginx.stop();
});
