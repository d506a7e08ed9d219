/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { leadsReceiver } from '../../src/commands/leads';
import { conformanceFaults } from '../../src/commands/leads-check';
import { sampleLead } from '../site/delivery/sample-lead';

const folder = mkdtempSync(join(tmpdir(), 'leads-'));
let count = 0;
let file = '';

beforeEach(() => {
  count += 1;
  file = join(folder, String(count), 'leads.jsonl');
});
afterAll(() => rmSync(folder, { recursive: true }));

const lines = () =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const post = (payload: object, server = leadsReceiver(file)) => server.inject({ method: 'POST', url: '/leads', payload });

test('a lead is stored as a line of the file', async () => {
  const { statusCode } = await post(sampleLead());
  expect(statusCode).toBe(202);
  expect(lines()).toEqual([sampleLead()]);
});

test('a repeated lead gets the same status and is stored once, even after a restart', async () => {
  await post(sampleLead());
  expect((await post(sampleLead())).statusCode).toBe(202);
  expect((await post(sampleLead(), leadsReceiver(file))).statusCode).toBe(202);
  expect(lines()).toHaveLength(1);
});

test('the first part of a lead is ignored if it arrives after the completed lead', async () => {
  const server = leadsReceiver(file);
  await post(sampleLead({ revision: 2, fields: { email: 'ada@example.com', budget: 'unknown' } }), server);
  expect((await post(sampleLead({ revision: 1 }), server)).statusCode).toBe(202);
  expect(lines()).toMatchObject([{ revision: 2, fields: { budget: 'unknown' } }]);
});

test.each([{}, { key: 'k' }, { key: '', revision: 1 }, { key: 7, revision: 1 }, { key: 'k', revision: '1' }])(
  '%j is rejected as a lead',
  async (body) => {
    expect((await post(body)).statusCode).toBe(400);
  },
);

test('a form posted without JavaScript is stored, and the visitor is redirected to the thank-you page', async () => {
  const { statusCode, headers } = await leadsReceiver(file).inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer: 'http://localhost:9000/contact-us/' },
    payload: 'form=contact&source=contact_page&path=%2Fcontact-us%2F&leave_empty=&name=Ada&email=ada%40example.com',
  });
  expect([statusCode, headers.location]).toEqual([303, 'http://localhost:9000/thank-you/']);
  expect(lines()).toMatchObject([
    { form: 'contact', source: 'contact_page', path: '/contact-us/', fields: { name: 'Ada', email: 'ada@example.com' } },
  ]);
});

test('the redirect after a post ignores a foreign referrer', async () => {
  const { headers } = await leadsReceiver(file).inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer: 'https://evil.example/' },
    payload: 'form=contact',
  });
  expect(headers.location).toBe('http://localhost:9000/thank-you/');
});

test.each([
  ['http://localhost:9000', 'http://localhost:9000'],
  ['https://evil.example', undefined],
])('a preflight request from %s gets the allowed origin %s', async (origin, allowed) => {
  const { statusCode, headers } = await leadsReceiver(file).inject({ method: 'OPTIONS', url: '/', headers: { origin } });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-origin']).toBe(allowed);
});

test('a malformed line in the file does not affect other leads', async () => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sampleLead({ key: 'before' }))}\n{"key":"cut o\n`);
  await post(sampleLead());
  expect(lines().map(({ key }) => key)).toEqual(['before', 'k1']);
});

test('all selected options of a posted form are stored', async () => {
  await leadsReceiver(file).inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'form=contact&interests=a&interests=b&budget=unknown',
  });
  expect(lines()).toMatchObject([{ fields: { interests: ['a', 'b'], budget: 'unknown' } }]);
});

describe('the contract of the README', () => {
  const siteOrigin = 'http://localhost:9000';

  async function faultsOf(server: FastifyInstance): Promise<string[]> {
    const address = await server.listen({ port: 0, host: 'localhost' });
    const faults = await conformanceFaults(`${address}/leads`, siteOrigin);
    await server.close();
    return faults;
  }

  test('is fulfilled by this receiver', async () => {
    expect(await faultsOf(leadsReceiver(file))).toEqual([]);
  });

  test.each<[string, (reply: FastifyReply) => FastifyReply, number]>([
    ['responds to everything with a page', (reply) => reply.type('text/html').send('<p>Thank you'), 10],
    ['responds to everything with a redirect', (reply) => reply.redirect('/thank-you/', 303), 9],
    ['responds to everything without content', (reply) => reply.code(204).send(), 10],
  ])('is violated by a receiver that %s', async (_, answer, faults) => {
    const server = fastify();
    server.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume().on('end', () => done(null));
    });
    server.removeContentTypeParser('application/json');
    server.all('*', (_request, reply) => answer(reply));
    expect(await faultsOf(server)).toHaveLength(faults);
  });
});
