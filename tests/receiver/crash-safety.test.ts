import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { answers } from '../../src/commands/processes/answers';
import { freePort } from '../../src/commands/processes/free-port';
import { type PostgresServer, startPostgres } from '../../src/commands/processes/postgres-server';
import { openStore } from '../../src/receiver/storage/open-store';
import { bundledCommand } from '../commands/bundled-command';
import { type HttpPeer, httpPeer } from './forwarding/peers';
import { type RunningReceiver, runReceiver } from './running-receiver';
import { contactLead } from './stored-lead';
import { until } from './until';

/** RECEIVER_KILLS=100 kills as often as the release notes say. */
const kills = Number(process.env.RECEIVER_KILLS ?? 10);
const senders = 8;
/** What a killed process was about to send is free again after this. */
const leaseMs = 40_000;

const program = bundledCommand('receiver');
const folder = mkdtempSync(join(tmpdir(), 'torn-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

const newKey = () => randomBytes(16).toString('hex');
const post = (origin: string, key = newKey()) =>
  fetch(`${origin}/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contactLead({ key })),
    signal: AbortSignal.timeout(15_000),
  });

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A receiver in a process of its own, as in production. */
class Process {
  private child: ChildProcess | undefined;

  constructor(
    private readonly port: number,
    private readonly settings: Record<string, string>,
    /** The size beyond which files cannot grow. */
    private readonly diskKiB?: number,
  ) {}

  readonly origin = () => `http://127.0.0.1:${this.port}`;

  async start(): Promise<void> {
    const env = { ...process.env, LEADS_PORT: String(this.port), LEADS_RATE: '0', ...this.settings };
    const limit = this.diskKiB === undefined ? '' : `ulimit -f ${this.diskKiB}; `;
    const command = ['-c', `${limit}exec "$0" "$1"`, process.execPath, program];
    this.child = spawn('bash', command, { env, stdio: 'ignore' });
    children.push(this.child);
    await until(() => answers(`${this.origin()}/health`));
  }

  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return Promise.resolve(child?.exitCode ?? null);
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    child.kill(signal);
    return ended;
  }
}

/** Sends leads one after the other until told to stop, like browsers that repeat what was not confirmed. */
class Load {
  readonly confirmed = new Set<string>();
  unconfirmed = 0;
  private going = true;
  private readonly ended: Promise<void>[];

  constructor(origins: readonly string[]) {
    this.ended = Array.from({ length: senders }, (_, index) => this.send(origins[index % origins.length] ?? ''));
  }

  private async send(origin: string): Promise<void> {
    let key = newKey();
    while (this.going) {
      const response = await post(origin, key).catch(() => undefined);
      if (response?.status === 202 && ((await response.json()) as { key: string }).key === key) {
        this.confirmed.add(key);
        key = newKey();
      } else {
        this.unconfirmed += 1;
        await new Promise((done) => setTimeout(done, 20));
      }
    }
  }

  stop(): Promise<unknown> {
    this.going = false;
    return Promise.all(this.ended);
  }
}

const keysIn = ({ received }: HttpPeer) => received.map(({ headers }) => String(headers['idempotency-key']).split('.')[0]);

async function storedKeys(database: string): Promise<string[]> {
  const store = await openStore(database);
  const { leads } = await store.list({}, { limit: 1_000_000 });
  await store.close();
  return leads.map(({ lead }) => lead.key);
}

/** Checks that each confirmed lead is there once and was forwarded at least once. */
async function expectNothingLost(database: string, load: Load, peer: HttpPeer): Promise<void> {
  const stored = await storedKeys(database);
  expect(new Set(stored).size).toBe(stored.length);
  const there = new Set(stored);
  expect([...load.confirmed].filter((key) => !there.has(key))).toEqual([]);
  await until(() => new Set(keysIn(peer)).size >= stored.length, leaseMs + 40_000);
  const forwarded = new Set(keysIn(peer));
  expect([...load.confirmed].filter((key) => !forwarded.has(key))).toEqual([]);
}

const withWebhook = (database: string, { address }: HttpPeer) => ({
  LEADS_DATABASE: database,
  LEADS_WEBHOOK: address,
  LEADS_WEBHOOK_SECRET: 'a-secret-of-the-test',
});

let peer: HttpPeer;
beforeEach(async () => {
  peer = await httpPeer((response) => response.end());
});
afterEach(() => peer.close());

test.each(['SQLite', 'PostgreSQL'])(
  `after ${kills} times kill -9 under load, every confirmed lead is in %s once and forwarded`,
  async (kind) => {
    const database = kind === 'SQLite' ? join(folder, 'killed.db') : await postgres.database();
    const receiver = new Process(await freePort(), withWebhook(database, peer));
    await receiver.start();
    const load = new Load([receiver.origin()]);
    for (let kill = 1; kill <= kills; kill += 1) {
      const goal = load.confirmed.size + 5 + Math.floor(Math.random() * 60);
      await until(() => load.confirmed.size >= goal);
      await receiver.end('SIGKILL');
      await receiver.start();
    }
    await load.stop();
    await expectNothingLost(database, load, peer);
    expect(load.unconfirmed).toBeGreaterThan(0);
    if (process.env.RECEIVER_KILLS)
      console.log(
        `${kind}: ${kills} kills, ${load.confirmed.size} confirmed, ${load.unconfirmed} not confirmed, ${peer.received.length} forwarded`,
      );
    expect(await receiver.end('SIGTERM')).toBe(0);
  },
  180_000 + kills * 10_000,
);

test('two processes on one PostgreSQL take leads and share the queue', async () => {
  const database = await postgres.database();
  const ports = [await freePort(), await freePort()];
  const receivers = ports.map((port) => new Process(port, withWebhook(database, peer)));
  await Promise.all(receivers.map((each) => each.start()));
  const load = new Load(receivers.map((each) => each.origin()));
  await until(() => load.confirmed.size > 300);
  await load.stop();
  await expectNothingLost(database, load, peer);
  // Nothing was killed, so nothing is sent twice.
  expect(keysIn(peer)).toHaveLength(load.confirmed.size);
  await Promise.all(receivers.map((each) => each.end('SIGTERM')));
});

test('on a full disk leads are refused, none that was confirmed is lost, and with room again all goes on', async () => {
  const database = join(folder, 'full.db');
  const full = new Process(await freePort(), { LEADS_DATABASE: database }, 700);
  await full.start();
  const confirmed: string[] = [];
  let refused = 0;
  while (refused < 5 && confirmed.length < 5_000) {
    const key = newKey();
    const response = await post(full.origin(), key);
    await response.arrayBuffer();
    if (response.status === 202) confirmed.push(key);
    else refused += Number(response.status === 503);
  }
  expect([refused, confirmed.length > 20]).toEqual([5, true]);
  // Until the result of the check at the start has expired.
  await new Promise((done) => setTimeout(done, 1_100));
  expect((await fetch(`${full.origin()}/health`)).status).toBe(503);
  await full.end('SIGKILL');
  const roomy = new Process(await freePort(), { LEADS_DATABASE: database });
  await roomy.start();
  expect((await post(roomy.origin())).status).toBe(202);
  const there = new Set(await storedKeys(database));
  expect(confirmed.filter((key) => !there.has(key))).toEqual([]);
});

describe('while the storage fails, leads are refused with 503 and Retry-After, and accepted again afterward', () => {
  let receiver: RunningReceiver;
  const statusOf = async () => {
    const response = await post(receiver.origin);
    const { status, headers } = response;
    await response.arrayBuffer();
    return [status, headers.get('retry-after')];
  };
  const health = async () => (await fetch(`${receiver.origin}/health`)).status;
  afterEach(() => receiver.close());

  test('the database is locked by another process', async () => {
    const file = join(folder, 'locked.db');
    receiver = await runReceiver({ LEADS_DATABASE: file });
    const other = createClient({ url: `file:${file}` });
    const lock = await other.transaction('write');
    expect(await statusOf()).toEqual([503, '30']);
    await lock.rollback();
    other.close();
    expect(await statusOf()).toEqual([202, null]);
  });

  test('the database file is gone, and is back', async () => {
    const file = join(folder, 'gone.db');
    receiver = await runReceiver({ LEADS_DATABASE: file });
    await statusOf();
    for (const end of ['', '-wal', '-shm']) renameSync(file + end, `${file}.away${end}`);
    expect([await statusOf(), await health()]).toEqual([[503, '30'], 503]);
    for (const end of ['', '-wal', '-shm']) renameSync(`${file}.away${end}`, file + end);
    expect(await statusOf()).toEqual([202, null]);
    expect((await receiver.store.list({}, { limit: 9 })).total).toBe(2);
  });

  test('PostgreSQL is stopped as by a power cut, and is back', async () => {
    receiver = await runReceiver({ LEADS_DATABASE: await postgres.database() });
    expect(await statusOf()).toEqual([202, null]);
    await postgres.stop();
    expect([await statusOf(), await health()]).toEqual([[503, '30'], 503]);
    await postgres.start();
    expect(await statusOf()).toEqual([202, null]);
    expect((await receiver.store.list({}, { limit: 9 })).total).toBe(2);
  });
});
