import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { leadKey } from '../site/delivery/lead-key';
import { acceptLead, isReceivedLead, type ReceivedLead } from './accepted-leads';

/** The leads in the file by key; a missing file counts as empty, and malformed lines are skipped. */
function readLeads(file: string): Map<string, ReceivedLead> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.flatMap(leadIn).map((lead) => [lead.key, lead]));
}

function leadIn(line: string): ReceivedLead[] {
  try {
    const lead: unknown = JSON.parse(line);
    return isReceivedLead(lead) ? [lead] : [];
  } catch {
    return [];
  }
}

/** Writes to a temporary file and renames it, so readers never see a partial file. */
function writeLeads(file: string, leads: ReadonlyMap<string, ReceivedLead>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, [...leads.values()].map((lead) => `${JSON.stringify(lead)}\n`).join(''));
  renameSync(`${file}.new`, file);
}

/** A multi-select control is posted once per selected option. */
const chosenIn = (values: string[]) => (values.length > 1 ? values : values[0]);

/** A form submitted by the browser itself carries no key, so it gets one here. */
function leadOfForm(body: string): ReceivedLead {
  const posted = new URLSearchParams(body);
  const named = (name: string) => posted.get(name) ?? undefined;
  const controls = [...new Set(posted.keys())].filter((name) => !['form', 'source', 'path', 'leave_empty'].includes(name));
  const fields = Object.fromEntries(controls.map((name) => [name, chosenIn(posted.getAll(name))]));
  return {
    key: leadKey(),
    revision: 1,
    form: named('form'),
    source: named('source'),
    path: named('path'),
    fields,
    signals: { trap: named('leave_empty') },
    submittedAt: new Date().toISOString(),
  };
}

const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The thank-you page for visitors without JavaScript: on the site the form came from, provided that it is local. */
function thankYouPage(referrer: string | undefined): string {
  const origin = referrer && URL.canParse(referrer) ? new URL(referrer).origin : '';
  return `${localOrigin.test(origin) ? origin : 'http://localhost:9000'}/thank-you/`;
}

/** A small receiver for development: stores each lead once in a JSON Lines file. Not meant for the public internet. */
export function leadsReceiver(file: string): FastifyInstance {
  const server = fastify({ bodyLimit: 262_144 });
  let leads = readLeads(file);

  const keep = (lead: ReceivedLead) => {
    leads = acceptLead(leads, lead);
    writeLeads(file, leads);
  };

  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_: unknown, body: string | Buffer) =>
    String(body),
  );

  server.addHook('onRequest', async ({ headers }, reply) => {
    if (!headers.origin || !localOrigin.test(headers.origin)) return;
    reply.header('Access-Control-Allow-Origin', headers.origin).header('Vary', 'Origin');
    reply.header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key').header('Access-Control-Max-Age', '86400');
    reply.header('Access-Control-Expose-Headers', 'Retry-After');
  });

  server.setErrorHandler<FastifyError>(({ statusCode = 500, message }, _, reply) => reply.code(statusCode).send({ error: message }));

  server.options('*', (_, reply) => reply.code(204).send());

  server.post('*', (request, reply) => {
    if (typeof request.body === 'string') {
      keep(leadOfForm(request.body));
      return reply.redirect(thankYouPage(request.headers.referer), 303);
    }
    if (!isReceivedLead(request.body)) return reply.code(400).send({ error: 'A lead needs a key and a revision.' });
    keep(request.body);
    return reply.code(202).send({ key: request.body.key });
  });

  return server;
}

async function run(): Promise<void> {
  const file = process.env.LEADS_FILE ?? '.leads/leads.jsonl';
  const address = await leadsReceiver(file).listen({ port: Number(process.env.LEADS_PORT ?? 4800) });
  console.log(`Leads posted to ${address}, at any path, arrive in ${file}.`);
}

if (process.argv[1]?.endsWith('commands/leads.ts')) run();
