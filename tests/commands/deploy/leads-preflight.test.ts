import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leadsProblems } from '../../../src/commands/deploy/leads-preflight';
import { startSiteServer } from '../../../src/commands/serve/site-server';
import { deployFolder } from './deploy-folder';

const site = 'https://www.agency.example';
const other = 'https://leads.agency.example/v1';
const sound = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key' };
const answer = (status: number, headers: Record<string, string>) => ({ status, headers: new Headers(headers) });

test.each([
  ['allows the site', other, answer(204, sound), []],
  ['allows every origin and header', other, answer(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }), []],
  ['does not respond', other, undefined, ['does not respond']],
  ['redirects', other, answer(301, sound), ['status 301']],
  ['allows another site', other, answer(204, { ...sound, 'Access-Control-Allow-Origin': 'https://agency.example' }), [`expected ${site}`]],
  ['allows no key', other, answer(204, { ...sound, 'Access-Control-Allow-Headers': 'Content-Type' }), ['the headers idempotency-key']],
  ['does not support CORS', other, answer(404, {}), ['status 404', 'the origin none', 'content-type, idempotency-key']],
  ['is on the site’s origin', `${site}/leads`, answer(405, {}), []],
  ['is missing on the site’s origin', `${site}/leads`, answer(404, {}), ['status 404']],
])('an endpoint that %s gets the expected report', (_, endpoint, given, words) => {
  const problems = leadsProblems(endpoint, site, given);
  expect(problems).toEqual(words.map((word) => expect.stringContaining(word)));
});

describe('the check after a deploy', () => {
  let endpoint: Server;
  let allowed: string;
  const asked: string[] = [];
  beforeAll(async () => {
    endpoint = createServer(({ method, headers }, response) => {
      asked.push(`${method} from ${headers.origin} with ${headers['access-control-request-headers']}`);
      response.writeHead(204, { ...sound, 'Access-Control-Allow-Origin': allowed }).end();
    });
    await new Promise<void>((done) => endpoint.listen(0, done));
  });
  afterAll(() => endpoint.close());

  test('sends the leads endpoint a preflight request like a browser, and reports a refusal', async () => {
    const made = deployFolder({ leadsEndpoint: `http://localhost:${(endpoint.address() as AddressInfo).port}/leads` });
    const server = await startSiteServer({ root: made.place('public'), port: 0 });
    allowed = server.origin;
    expect(await made.run(['--check'], { SITE_URL: server.origin })).toMatchObject({ status: 0, err: '' });
    expect(asked).toEqual([`OPTIONS from ${server.origin} with content-type,idempotency-key`]);
    allowed = 'https://elsewhere.example';
    const broken = await made.run(['--check'], { SITE_URL: server.origin });
    expect(broken).toMatchObject({
      status: 1,
      err: expect.stringContaining('refuses leads: it allows the origin https://elsewhere.example'),
    });
    await server.close();
    made.remove();
  });
});
