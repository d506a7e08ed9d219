import { type Context, Hono } from 'hono';
import { hourMs } from '../contract/durations';
import type { ReceiverEnv } from './intake/leads-app';
import { errorCode, type Log } from './log';
import { sameSecret } from './same-secret';
import type { Backlog, LeadStore, TargetName } from './storage/lead-store';

/** What `leads probe` and `leads quiet` read from a receiver; no personal data. */
export type ReceiverStatus = { lastLeadAt: number | null; backlog: Backlog[] };
export type LeadReceipt = { key: string; revision: number; receivedAt: number };

/**
 * The time of the newest lead that is neither spam nor a test, and the queue for the configured targets. A lead from the future
 * was stored while the clock was ahead; it would hide that no other came.
 */
export async function statusOf(store: LeadStore, targets: readonly TargetName[], now: number): Promise<ReceiverStatus> {
  const { leads } = await store.list({ status: 'inbox', test: false, to: now + hourMs }, { limit: 1 });
  const backlog = (await store.backlog()).filter(({ target }) => targets.includes(target));
  return { lastLeadAt: leads[0]?.receivedAt ?? null, backlog };
}

export async function receiptOf(store: LeadStore, key: string): Promise<LeadReceipt | null> {
  const entry = await store.get(key);
  return entry && { key, revision: entry.lead.revision, receivedAt: entry.receivedAt };
}

/** The storage is checked at most this often, however many ask. */
const checkEveryMs = 1_000;

function isAuthorized(context: Context, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '') ?? [];
  return token !== undefined && given !== undefined && sameSecret(given, token);
}

type Options = { store: LeadStore; targets: readonly TargetName[]; token: string | undefined; now: () => number; log: Log };

/** `GET /health` for anyone; `GET /leads/status` and `GET /leads/receipts/{key}` with the token as a bearer token. */
export function operationsApp({ store, targets, token, now, log }: Options): Hono<ReceiverEnv> {
  let last: { at: number; healthy: Promise<boolean> } | undefined;
  const check = async () => {
    try {
      await store.check(now());
      return true;
    } catch (error) {
      log({ event: 'storage failing', error: errorCode(error) });
      return false;
    }
  };
  const healthy = () => {
    if (!last || Math.abs(now() - last.at) >= checkEveryMs) last = { at: now(), healthy: check() };
    return last.healthy;
  };
  const app = new Hono<ReceiverEnv>();
  for (const path of ['/health', '/leads/*']) {
    app.use(path, async (context, next) => {
      await next();
      context.header('Cache-Control', 'no-store');
    });
  }
  app.get('/health', async (context) => ((await healthy()) ? context.json({ status: 'ok' }) : context.json({ status: 'failing' }, 503)));
  for (const path of ['/leads/status', '/leads/receipts/*'])
    app.use(path, async (context, next) =>
      isAuthorized(context, token) ? next() : context.json({ error: 'Missing or invalid token.' }, 401),
    );
  app.get('/leads/status', async (context) => context.json(await statusOf(store, targets, now())));
  app.get('/leads/receipts/:key', async (context) => {
    const receipt = await receiptOf(store, context.req.param('key'));
    return receipt ? context.json(receipt) : context.json({ error: 'There is no such lead.' }, 404);
  });
  return app;
}
