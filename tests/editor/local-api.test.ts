import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type App, pathsOf, serveLocalApi } from '../../src/editor/local-api';
import { sentRequest } from '../sent-request';

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

/** A copy inside the project, which the editor requires: other tests read the original while this one adds links. */
const folder = 'node_modules/.cache/fence';
const place = `${folder}/content`;

describe('the backend inside a server', () => {
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    cpSync('tests/fixtures/other-brand', place, { recursive: true });
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
    await new Promise<void>((done) => server.listen(0, done));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  async function ask(body: object, from = origin, host = new URL(origin).host) {
    const headers = { 'content-type': 'application/json', origin: from, host };
    const sent = { method: 'POST', headers, body: JSON.stringify({ branch: 'main', ...body }) };
    const { status, text } = await sentRequest(`${origin}/admin/api/v1`, sent);
    return { status, text };
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
    // Windows: drives, shares, devices, streams, and names whose end it drops.
    'C:/Windows/win.ini',
    'C:package.json',
    `${place}/C:/Windows/win.ini`,
    '//server/share/site.yml',
    '\\\\server\\share\\site.yml',
    '//?/C:/Windows/win.ini',
    `${place}/site.yml:hidden`,
    `${place}/site.yml::$DATA`,
    `${place}/.. /package.json`,
    `${place}/.../package.json`,
    `${place}/./../package.json`,
    `${place}//package.json`,
    `${place}/blog./a.md`,
    `${place}/site.yml `,
    `${place}/site.yml.`,
    `${place}/con`,
    `${place}/blog/NUL.md`,
    `${place}/blog/com1.md`,
    `${place}/LPT¹`,
    `${place}/site.yml\u0000.md`,
    `${place}-other/site.yml`,
    '',
  ])('refuses %s', async (path) => {
    expect((await ask(getEntry(path))).status).toBe(403);
  });

  describe('with symbolic links', () => {
    const out = resolve(folder, 'elsewhere');
    const links: string[] = [];
    const link = (target: string, name: string) => {
      symlinkSync(target, resolve(place, name));
      links.push(resolve(place, name));
    };
    beforeAll(() => {
      mkdirSync(out, { recursive: true });
      writeFileSync(resolve(out, 'secret.md'), 'secret');
    });
    afterEach(() => {
      for (const name of links.splice(0)) rmSync(name);
    });

    const list = { action: 'entriesByFolder', params: { branch: 'main', folder: place, extension: 'md', depth: 1 } };
    const write = (path: string) => ({
      action: 'persistMedia',
      params: { branch: 'main', asset: { path, content: 'eA==', encoding: 'base64' }, options: { commitMessage: 'x' } },
    });

    test('refuses a file that leads out of the content folder, and the list of a folder that has one', async () => {
      link(resolve(out, 'secret.md'), 'link.md');
      for (const asked of [getEntry(`${place}/link.md`), list]) {
        expect(await ask(asked)).toEqual({ status: 403, text: expect.not.stringContaining('"secret"') });
      }
    });

    test('refuses to write through a folder that leads out of the content folder', async () => {
      link(out, 'linked');
      expect((await ask(write(`${place}/linked/new/a.png`))).status).toBe(403);
      expect(existsSync(resolve(out, 'new'))).toBe(false);
    });

    test('follows a link to another file of the content folder', async () => {
      link(resolve(place, 'site.yml'), 'same.yml');
      expect(await ask(getEntry(`${place}/same.yml`))).toMatchObject({ status: 200, text: expect.stringContaining('legalName') });
    });
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
