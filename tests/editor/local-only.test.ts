import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { isAllowedRequest } from '../../src/editor/local-only';
import { sentRequest } from '../sent-request';

test.each([
  ['localhost:8000', undefined, '127.0.0.1', true],
  ['127.0.0.1:8000', undefined, '127.0.0.1', true],
  ['[::1]:8000', 'http://[::1]:8000', '::1', true],
  ['localhost:8000', 'http://localhost:8000', '127.0.0.1', true],
  ['localhost:8000', 'http://localhost:8001', '127.0.0.1', false],
  ['localhost:8000', 'https://elsewhere.example', '127.0.0.1', false],
  ['localhost:8000', 'null', '127.0.0.1', false],
  ['evil.example:8000', undefined, '127.0.0.1', false],
  ['evil.example:8000', 'http://evil.example:8000', '127.0.0.1', false],
  ['localhost.evil.example', undefined, '127.0.0.1', false],
  ['192.168.1.5:8000', undefined, '127.0.0.1', false],
  ['192.168.1.5:8000', undefined, '0.0.0.0', true],
  ['[fe80::1]:8000', 'http://[fe80::1]:8000', '::', true],
  ['192.168.1.5:8000', 'http://evil.example', '0.0.0.0', false],
  ['evil.example:8000', undefined, '0.0.0.0', false],
  [undefined, undefined, '127.0.0.1', false],
  ['', undefined, '127.0.0.1', false],
])('a request for host %s from origin %s to a server bound to %s is accepted: %s', (host, origin, boundTo, expected) => {
  expect(isAllowedRequest({ host, origin }, boundTo)).toBe(expected);
});

describe('a permissive server that is kept local', () => {
  // In its own process, because it changes every server in the process.
  const program = `
    const { rejectForeignHosts } = require(${JSON.stringify(resolve('src/editor/local-only.ts'))});
    rejectForeignHosts();
    const server = require('node:http').createServer((_, response) => response.setHeader('Access-Control-Allow-Origin', '*').end('a draft'));
    server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n'));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const running = spawn(process.execPath, ['--import', 'tsx', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let port: number;
  beforeAll(async () => {
    const [text] = await once(running.stdout, 'data');
    port = Number(String(text));
  });
  afterAll(() => running.kill());

  const ask = async (method: string, headers: Record<string, string>) => {
    const { status, text, headers: answered } = await sentRequest(`http://127.0.0.1:${port}`, { method, headers });
    return { status, text, cors: answered['access-control-allow-origin'] };
  };

  const rebound = { host: 'evil.example:8000', origin: 'http://evil.example:8000' };

  test.each(['GET', 'POST', 'OPTIONS'])('rejects a rebound host name (%s)', async (method) => {
    expect(await ask(method, rebound)).toMatchObject({ status: 403, text: expect.not.stringContaining('a draft'), cors: undefined });
  });

  test.each(['GET', 'POST', 'OPTIONS'])('rejects another origin (%s)', async (method) => {
    expect(await ask(method, { host: 'localhost', origin: 'https://elsewhere.example' })).toMatchObject({ status: 403, cors: undefined });
  });

  test('responds to this computer', async () => {
    expect(await ask('GET', { host: 'localhost' })).toMatchObject({ status: 200, text: 'a draft' });
  });

  test.each([
    ['evil.example', ''],
    ['localhost', 'HTTP/1.1 101 Switching Protocols'],
  ])('responds to a WebSocket upgrade from a page of %s with "%s"', async (name, answer) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://${name}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    await once(socket, 'close');
    expect(said.trim()).toBe(answer);
  });
});
