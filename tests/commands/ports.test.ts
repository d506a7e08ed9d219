import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { portIn } from '../../src/commands/processes/port-in';

let taken: Server;
beforeAll(() => new Promise<void>((resolve) => (taken = createServer().listen(0, resolve))));
afterAll(() => taken.close());

test.each(['abc', '-1', '0', '70000', ''])('"%s" is no port to serve on', (port) => {
  expect(() => portIn(port, 1)).toThrow(`"${port}" is not a port: it must be a number such as 8000.`);
});

test.each(['edit', 'develop', 'start'])('%s reports a port in use in one line and starts nothing', (command) => {
  const { port } = taken.address() as AddressInfo;
  const args = ['node_modules/tsx/dist/cli.mjs', `src/commands/${command}.ts`, String(port)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', `Port ${port} is in use: stop the other process, or use another port.\n`]);
});
