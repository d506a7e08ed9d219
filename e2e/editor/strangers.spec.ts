import { request as ask } from 'node:http';
import { expect } from 'playwright/test';
import { test } from './edited-site-test';

/** The development server's answer to a request with headers that a browser does not let tests set. */
function answered(
  origin: string | undefined,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number | undefined; cors: unknown }> {
  return new Promise((done, failed) => {
    const sent = ask(new URL(path, origin), { headers }, (response) => {
      response.resume();
      done({ status: response.statusCode, cors: response.headers['access-control-allow-origin'] });
    });
    sent.on('error', failed);
    sent.end();
  });
}

const query = `/___graphql?query=${encodeURIComponent('{ site { id } }')}`;

for (const path of ['/', '/admin/', '/admin/config.yml', '/page-data/index/page-data.json', query, '/socket.io/?EIO=4&transport=polling']) {
  test(`${path.split('?')[0]} rejects requests with a foreign host or origin`, async ({ baseURL }) => {
    expect(await answered(baseURL, path, { host: 'evil.example:8000', origin: 'http://evil.example:8000' })).toEqual({
      status: 403,
      cors: undefined,
    });
    expect(await answered(baseURL, path, { host: 'evil.example:8000' })).toMatchObject({ status: 403 });
    expect(await answered(baseURL, path, { origin: 'https://elsewhere.example' })).toEqual({ status: 403, cors: undefined });
    expect((await answered(baseURL, path, {})).status).toBe(200);
  });
}
