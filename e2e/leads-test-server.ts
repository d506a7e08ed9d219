import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { backgroundDeliveryScript } from '../src/build/offline/background-delivery';
import type { Lead } from '../src/contract/lead';
import { readRefusedWords } from '../src/receiver/intake/refused-words';
import { openReceiver, type Receiver } from '../src/receiver/open-receiver';
import { readReceiverSettings } from '../src/receiver/settings';
import type { LeadStore } from '../src/receiver/storage/lead-store';
import { openStore } from '../src/receiver/storage/open-store';

/** How the receiver, or something in its place, treats a lead. */
export const moods = [
  'well',
  'slow preflight',
  'failing',
  'busy',
  'losing answers',
  'hanging',
  'redirecting',
  'answering a page',
  'challenging',
  'storing and redirecting to thanks',
  'naming another lead',
  'refusing',
  'forbidding a header',
] as const;
export type Mood = (typeof moods)[number];

/** A page with only the site's delivery code, because the site's own bundle has its endpoint fixed at build time. */
const pageFor = (endpoint: string) => `<!doctype html>
<title>Leads test</title>
<script>globalThis.process = { env: { GATSBY_LEADS_ENDPOINT: '${endpoint}' } };</script>
<script type="module">
  import { deliver, resumeDelivery } from '/src/site/delivery/deliver';
  window.submitLead = (lead) => deliver(lead).then((delivery) => window.tell(lead, delivery));
  resumeDelivery();
</script>`;

function moduleAt(path: string): string | undefined {
  const file = join(process.cwd(), `${path}.ts`);
  if (!existsSync(file)) return undefined;
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } } as const;
  return transformSync(readFileSync(file, 'utf8'), options).code;
}

const slowPreflightMs = 150;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const thanks = '<!doctype html><title>Thank you</title>';

/** Serves the delivery code to a real browser, with the receiver behind a door on another origin whose mood the test sets. */
export class LeadsTestServer {
  mood: Mood = 'well';
  /** What the receiver has stored, by key. */
  received = new Map<string, Lead>();
  /** HTTP methods of all requests to the receiver. */
  asked: string[] = [];
  private readonly site: FastifyInstance = fastify({ forceCloseConnections: true });
  private readonly door: FastifyInstance = fastify({ forceCloseConnections: true });
  private readonly folder = mkdtempSync(join(tmpdir(), 'leads-test-'));
  private store: LeadStore | undefined;
  private receiver: Receiver | undefined;

  constructor() {
    this.site.get('/src/*', ({ url }, reply) => {
      const code = moduleAt(url);
      return code === undefined ? reply.code(404).send() : reply.type('text/javascript').send(code);
    });
    this.site.get('/sw.js', (_, reply) => reply.type('text/javascript').send(backgroundDeliveryScript()));
    for (const place of [this.site, this.door]) {
      place.addHook('onRequest', async ({ method, url }) => {
        if (url.startsWith('/leads')) this.asked.push(method);
      });
      place.options('/leads', (_, reply) => this.allow(reply));
      place.post('/leads', (request, reply) => this.answer(request, reply));
      // Where a followed redirect would end up.
      place.get('/leads/', (_, reply) => reply.header('Access-Control-Allow-Origin', '*').send({ key: 'of nobody' }));
    }
  }

  /** Returns the page's URL; its receiver is on the same origin or on another. */
  async open(isSameOrigin = false): Promise<string> {
    const settings = readReceiverSettings({ LEADS_RATE: '0' });
    this.store = await openStore(join(this.folder, 'leads.db'));
    const parts = { targets: [], siteName: 'Leads test', log: () => {}, loginLinks: false, refusedWords: readRefusedWords() };
    this.receiver = openReceiver({ store: this.store, settings, ...parts });
    const elsewhere = await this.door.listen({ port: 0, host: 'localhost' });
    this.site.get('/', (_, reply) => reply.type('text/html').send(pageFor(isSameOrigin ? '/leads' : `${elsewhere}/leads`)));
    return this.site.listen({ port: 0, host: 'localhost' });
  }

  async close(): Promise<void> {
    await Promise.all([this.site.close(), this.door.close()]);
    await this.receiver?.close();
    rmSync(this.folder, { recursive: true });
  }

  private async allow(reply: FastifyReply): Promise<FastifyReply> {
    if (this.mood === 'slow preflight') await pause(slowPreflightMs);
    const allowed = this.mood === 'forbidding a header' ? 'Content-Type' : 'Content-Type, Idempotency-Key';
    return reply.code(204).headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': allowed }).send();
  }

  private answer({ body, raw }: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply | undefined> {
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' });
    switch (this.mood) {
      case 'failing':
        return reply.code(500).send();
      case 'busy':
        return reply.code(429).header('Retry-After', '20').send();
      case 'redirecting':
        return reply.redirect('/leads/', 301);
      case 'answering a page':
        return reply.type('text/html').send(thanks);
      case 'challenging':
        return reply.code(202).type('text/html').send(thanks);
      case 'naming another lead':
        return reply.send({ key: 'another' });
      case 'refusing':
        return reply.code(422).send({ error: 'no' });
      default:
        return this.keep(body, raw, reply);
    }
  }

  private async keep(body: unknown, raw: FastifyRequest['raw'], reply: FastifyReply): Promise<FastifyReply | undefined> {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const request = new Request('http://localhost/leads', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!this.receiver) return reply.code(503).send();
    const response = await this.receiver.fetch(request, 'visitor');
    const { key } = (await response.json()) as { key?: string };
    if (response.status !== 202 || !key) return reply.code(response.status).send({ error: 'no lead' });
    const stored = await this.store?.get(key);
    if (stored) this.received.set(key, stored.lead);
    if (this.mood === 'storing and redirecting to thanks') return reply.redirect('/leads/', 303);
    if (this.mood !== 'losing answers' && this.mood !== 'hanging') return reply.code(202).send({ key });
    reply.hijack();
    if (this.mood === 'losing answers') raw.socket.destroy();
    return undefined;
  }
}
