import { Server } from 'node:http';
import { listen } from '../../src/receiver/node-server';

test('errors after the start are logged, each of them, and do not end the process', async () => {
  const lines: string[] = [];
  const print = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const start = jest.spyOn(Server.prototype, 'listen');
  const { close } = await listen(async () => {}, 0, '127.0.0.1');
  const [server] = start.mock.instances;
  for (const code of ['EMFILE', 'ENFILE']) server?.emit('error', Object.assign(new Error('x'), { code }));
  await close();
  expect(lines.map((line) => JSON.parse(line).error)).toEqual(['EMFILE', 'ENFILE']);
  print.mockRestore();
  start.mockRestore();
});

test('a port in use rejects', async () => {
  const first = await listen(async () => {}, 0, '127.0.0.1');
  await expect(listen(async () => {}, Number(new URL(first.origin).port), '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  await first.close();
});
