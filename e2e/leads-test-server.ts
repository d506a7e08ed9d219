import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server';
import { transformSync } from '@swc/core';
import { type Context, Hono } from 'hono';
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
const script = { 'Content-Type': 'text/javascript' };
const noAnswer = new Promise<never>(() => {});

type OnNode = { Bindings: HttpBindings };

/** Serves the delivery code to a real browser, with the receiver behind a door on another origin whose mood the test sets. */
export class LeadsTestServer {
  mood: Mood = 'well';
  /** What the receiver has stored, by key. */
  received = new Map<string, Lead>();
  /** HTTP methods of all requests to the receiver. */
  asked: string[] = [];
  private readonly servers: ServerType[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'leads-test-'));
  private store: LeadStore | undefined;
  private receiver: Receiver | undefined;

  /** Returns the page's URL; its receiver is on the same origin or on another. */
  async open(isSameOrigin = false): Promise<string> {
    const settings = readReceiverSettings({ LEADS_RATE: '0' });
    this.store = await openStore(join(this.folder, 'leads.db'));
    const parts = { targets: [], siteName: 'Leads test', log: () => {}, loginLinks: false, refusedWords: readRefusedWords() };
    this.receiver = openReceiver({ store: this.store, settings, ...parts });
    const elsewhere = await this.listen(this.door());
    return this.listen(this.site(isSameOrigin ? '/leads' : `${elsewhere}/leads`));
  }

  async close(): Promise<void> {
    for (const server of this.servers) {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    }
    await this.receiver?.close();
    rmSync(this.folder, { recursive: true });
  }

  private async listen(app: Hono<OnNode>): Promise<string> {
    const server = createAdaptorServer(app);
    this.servers.push(server);
    await once(server.listen(0, 'localhost'), 'listening');
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  private site(endpoint: string): Hono<OnNode> {
    return this.door()
      .get('/', (context) => context.html(pageFor(endpoint)))
      .get('/sw.js', (context) => context.body(backgroundDeliveryScript(), 200, script))
      .get('/src/*', (context) => {
        const code = moduleAt(context.req.path);
        return code === undefined ? context.notFound() : context.body(code, 200, script);
      });
  }

  private door(): Hono<OnNode> {
    return (
      new Hono<OnNode>()
        .use('/leads/*', async ({ req, header }, next) => {
          this.asked.push(req.method);
          header('Access-Control-Allow-Origin', '*');
          header('Access-Control-Expose-Headers', 'Retry-After');
          await next();
        })
        .options('/leads', (context) => this.allow(context))
        .post('/leads', (context) => this.answer(context))
        // Where a followed redirect would end up.
        .get('/leads/', (context) => context.json({ key: 'of nobody' }))
    );
  }

  private async allow(context: Context): Promise<Response> {
    if (this.mood === 'slow preflight') await pause(slowPreflightMs);
    const allowed = this.mood === 'forbidding a header' ? 'Content-Type' : 'Content-Type, Idempotency-Key';
    return context.body(null, 204, { 'Access-Control-Allow-Headers': allowed });
  }

  private answer(context: Context<OnNode>): Response | Promise<Response> {
    switch (this.mood) {
      case 'failing':
        return context.body(null, 500);
      case 'busy':
        return context.body(null, 429, { 'Retry-After': '20' });
      case 'redirecting':
        return context.redirect('/leads/', 301);
      case 'answering a page':
        return context.html(thanks);
      case 'challenging':
        return context.html(thanks, 202);
      case 'naming another lead':
        return context.json({ key: 'another' });
      case 'refusing':
        return context.json({ error: 'no' }, 422);
      default:
        return this.keep(context);
    }
  }

  private async keep(context: Context<OnNode>): Promise<Response> {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const request = new Request('http://localhost/leads', { method: 'POST', headers, body: await context.req.text() });
    if (!this.receiver) return context.body(null, 503);
    const response = await this.receiver.fetch(request, 'visitor');
    const { key } = (await response.json()) as { key?: string };
    if (response.status !== 202 || !key) return new Response('{"error":"no lead"}', { status: response.status });
    const stored = await this.store?.get(key);
    if (stored) this.received.set(key, stored.lead);
    if (this.mood === 'storing and redirecting to thanks') return context.redirect('/leads/', 303);
    if (this.mood === 'losing answers') context.env.incoming.socket.destroy();
    if (this.mood === 'losing answers' || this.mood === 'hanging') return noAnswer;
    return context.json({ key }, 202);
  }
}
