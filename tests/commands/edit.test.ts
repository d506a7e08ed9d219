import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

let taken: Server;
beforeAll(() => new Promise<void>((resolve) => (taken = createServer().listen(0, resolve))));
afterAll(() => taken.close());

test('npm run edit takes no word for a port', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/commands/edit.ts', 'abc'], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', '"abc" is not a port: it must be a number such as 8000.\n']);
});

test('npm run edit reports a port in use in one line and starts nothing', () => {
  const { port } = taken.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/commands/edit.ts', String(port)], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr.trim()]).toEqual([1, '', `Port ${port} is in use: stop the other process and try again.`]);
});
