import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import fastify, { type FastifyInstance } from 'fastify';
import { acceptLead, isReceivedLead, type ReceivedLead } from './accepted-leads';

/** What the receiver does with a lead: takes it and says so, fails, takes it but the answer is lost, takes it and never answers. */
export type Mood = 'well' | 'failing' | 'losing answers' | 'hanging';

/** A page that has nothing but the site's delivery code, as the site's own bundle sets an endpoint at build time only. */
const page = `<!doctype html>
<title>Laboratory</title>
<script>globalThis.process = { env: { GATSBY_LEADS_ENDPOINT: '/leads' } };</script>
<script type="module">
  import { deliver, sendKeptLeads } from '/src/delivery/deliver';
  window.submitLead = (lead) => deliver(lead).then((delivery) => window.tell(lead, delivery));
  sendKeptLeads();
</script>`;

function moduleAt(path: string): string | undefined {
  const file = join(process.cwd(), `${path}.ts`);
  if (!existsSync(file)) return undefined;
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } } as const;
  return transformSync(readFileSync(file, 'utf8'), options).code;
}

/** Serves the delivery code to a real browser, with a receiver whose mood a test sets. */
export class LeadsLaboratory {
  mood: Mood = 'well';
  received = new Map<string, ReceivedLead>();
  private readonly server: FastifyInstance = fastify({ forceCloseConnections: true });

  constructor() {
    this.server.get('/', (_, reply) => reply.type('text/html').send(page));
    this.server.get('/src/*', ({ url }, reply) => {
      const code = moduleAt(url);
      return code === undefined ? reply.code(404).send() : reply.type('text/javascript').send(code);
    });
    this.server.post('/leads', (request, reply) => {
      if (this.mood === 'failing') return reply.code(500).send();
      if (isReceivedLead(request.body)) this.received = acceptLead(this.received, request.body);
      if (this.mood === 'well') return reply.code(202).send();
      reply.hijack();
      if (this.mood === 'losing answers') request.raw.destroy();
    });
  }

  open(): Promise<string> {
    return this.server.listen({ port: 0, host: 'localhost' });
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
