/** @jest-environment node */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type App, pathsOf, serveLocalApi } from '../../src/editor/local-api';

test('every path in a request is found at any depth, but file contents are ignored', () => {
  const body = {
    action: 'persistEntry',
    params: {
      dataFiles: [{ path: 'content/blog/a.md', newPath: '/content/blog/b.md', raw: 'path: /etc' }],
      assets: [{ path: 'content/blog/pictures/a.png', content: '' }],
      paths: ['package.json'],
      folder: 'src',
      mediaFolder: 'static',
    },
  };
  expect(pathsOf(body)).toEqual(['content/blog/a.md', 'content/blog/b.md', 'content/blog/pictures/a.png', 'package.json', 'src', 'static']);
});

const place = 'tests/fixtures/other-brand';

describe('the backend inside a server', () => {
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, CONTENT_FOLDER: place });
    const handlers: Handler[] = [];
    const take = (_path: string, ...more: unknown[]) => handlers.push(...(more as Handler[]));
    serveLocalApi({ use: take, post: take } as unknown as App);
    server = createServer((incoming, response) => {
      // Express adds these to Node's response; the backend needs no others.
      const answer = Object.assign(response, {
        status: (code: number) => Object.assign(answer, { statusCode: code }),
        json: (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value)),
      });
      const step = (index: number): void => handlers[index]?.(incoming, answer, () => step(index + 1));
      step(0);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  function ask(body: object, from = origin, host = new URL(origin).host): Promise<{ status: number | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', origin: from, host };
      const sent = request(`${origin}/admin/api/v1`, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sent.on('error', reject);
      sent.end(JSON.stringify({ branch: 'main', ...body }));
    });
  }

  const getEntry = (path: string) => ({ action: 'getEntry', params: { branch: 'main', path } });

  test('reads a file below the content folder for the editor', async () => {
    const { status, text } = await ask(getEntry(`${place}/site.yml`));
    expect([status, text]).toEqual([200, expect.stringContaining('legalName')]);
  });

  test("reads a file of the interface's strings", async () => {
    const { status, text } = await ask(getEntry('locales/en/interface.json'));
    expect([status, text]).toEqual([200, expect.stringContaining('callToAction')]);
  });

  test.each([
    'package.json',
    'locales/../package.json',
    'localesx/en/interface.json',
    'locales\\..\\package.json',
    'src/site.yml',
    `${place}/../package.json`,
    '/src/editor/edit.ts',
    '.env',
    `${place}/..\\package.json`,
    `${place}\\..\\..\\..\\gatsby-node.ts`,
    `${place}/blog\\..\\..\\package.json`,
  ])('refuses %s', async (path) => {
    expect((await ask(getEntry(path))).status).toBe(403);
  });

  test('refuses a request from another origin', async () => {
    expect(await ask(getEntry(`${place}/site.yml`), 'https://elsewhere.example')).toEqual({
      status: 403,
      text: expect.stringContaining('requests from the editor on this server'),
    });
  });

  test('refuses a foreign host name that resolves to this computer (DNS rebinding)', async () => {
    expect(await ask(getEntry(`${place}/site.yml`), 'http://evil.example:8000', 'evil.example:8000')).toEqual({
      status: 403,
      text: expect.stringContaining('requests from the editor on this server'),
    });
  });
});
