import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testLead } from '../leads/test-lead';
import { answers } from '../processes/answers';
import { postgresFolder } from '../processes/postgres-folder';
import { startPostgres } from '../processes/postgres-server';
import { table } from './statistics';

const port = 4899;
const senders = 32;
const floodMs = 8_000;
const perSecond = 100;
const steadySeconds = 15;

type ReceiverFigures = { store: string; acceptedPerSecond: number; p50: number; p99: number; refused: number };

/** One connection per sender, like a proxy in front of the receiver. */
const agent = new Agent({ keepAlive: true, maxSockets: 2 * senders });

/** Posts a lead; resolves to its time in ms, or null if it was not accepted. */
function post(): Promise<number | null> {
  // Not marked as a test, so that it is handled like any other lead.
  const body = JSON.stringify(testLead({ source: 'contact_page' }));
  const begun = performance.now();
  return new Promise((done) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request({ port, host: '127.0.0.1', path: '/leads', method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => done(response.statusCode === 202 ? performance.now() - begun : null));
    });
    sent.on('error', () => done(null));
    sent.end(body);
  });
}

const isTime = (time: number | null): time is number => time !== null;

/** As fast as possible: each sender continues as soon as its lead is accepted. */
async function flood(): Promise<number> {
  const end = performance.now() + floodMs;
  const send = async () => {
    let accepted = 0;
    while (performance.now() < end) if (isTime(await post())) accepted += 1;
    return accepted;
  };
  const counts = await Promise.all(Array.from({ length: senders }, send));
  return (counts.reduce((sum, count) => sum + count) * 1_000) / floodMs;
}

/** At a fixed rate, whether or not earlier ones were answered. */
async function steady(): Promise<(number | null)[]> {
  const begun = performance.now();
  const posts = Array.from({ length: perSecond * steadySeconds }, async (_, index) => {
    await pause(Math.max(0, begun + (index * 1_000) / perSecond - performance.now()));
    return post();
  });
  return Promise.all(posts);
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measureStore(store: string, database: string): Promise<ReceiverFigures> {
  const env = { ...process.env, LEADS_PORT: String(port), LEADS_RATE: '0', LEADS_DATABASE: database };
  const receiver = spawn(process.execPath, ['--import', 'tsx', resolve('src/commands/receiver.ts')], { env, stdio: 'ignore' });
  try {
    while (!(await answers(`http://127.0.0.1:${port}/health`))) await pause(100);
    process.stderr.write(`Sending leads to a receiver on ${store} …\n`);
    // Node compiles hot code while it runs.
    for (let warm = 0; warm < 200; warm += 1) await post();
    const times = await steady();
    const accepted = times.filter(isTime).sort((a, b) => a - b);
    const acceptedPerSecond = await flood();
    return {
      store,
      acceptedPerSecond,
      p50: percentile(accepted, 0.5),
      p99: percentile(accepted, 0.99),
      refused: times.length - accepted.length,
    };
  } finally {
    const ended = once(receiver, 'exit');
    receiver.kill('SIGTERM');
    await ended;
  }
}

/** A receiver's throughput with each store, in its own process on this machine. */
export async function measureReceiver(): Promise<ReceiverFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-receiver-'));
  try {
    const sqlite = await measureStore('SQLite', join(folder, 'leads.db'));
    if (!postgresFolder()) return [sqlite];
    const postgres = await startPostgres();
    try {
      return [sqlite, await measureStore('PostgreSQL', await postgres.database())];
    } finally {
      await postgres.remove();
    }
  } finally {
    agent.destroy();
    rmSync(folder, { recursive: true });
  }
}

export function receiverTable(figures: readonly ReceiverFigures[]): string {
  return table(
    ['store', 'accepted/s', `p50 at ${perSecond}/s, ms`, `p99 at ${perSecond}/s, ms`, 'not accepted'],
    figures.map(({ store, acceptedPerSecond, p50, p99, refused }) => [
      store,
      acceptedPerSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      String(refused),
    ]),
  );
}
