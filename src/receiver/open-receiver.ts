import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { startForwarder } from './forwarding/forwarder';
import type { Target } from './forwarding/target';
import { inboxApp } from './inbox/inbox-app';
import { oneTimeLogins } from './inbox/one-time-logins';
import { leadsApp, type ReceiverEnv } from './intake/leads-app';
import type { RefusedWords } from './intake/refused-words';
import { errorCode, type Log } from './log';
import { operationsApp } from './operations-app';
import { retention, sweepDaily } from './retention';
import type { ReceiverSettings } from './settings';
import type { LeadStore } from './storage/lead-store';

export type Receiver = {
  /** Answers a request; `client` identifies who sent it, for the rate limit. */
  fetch: (request: Request, client: string) => Response | Promise<Response>;
  /** A path that logs into the inbox, once. */
  loginPath: () => string;
  /** Finishes attempts in progress, then closes the storage. */
  close: () => Promise<void>;
};

type ReceiverOptions = {
  store: LeadStore;
  targets: readonly Target[];
  settings: ReceiverSettings;
  siteName: string;
  refusedWords: RefusedWords;
  log: Log;
  loginLinks: boolean;
  /** Whether to forward leads and erase old ones; functions that end with the request leave that to another process. */
  forwards?: boolean;
};

const clocks = { now: Date.now, elapsed: () => performance.now() };

/** Connects the storage, the targets and the routes. The inbox exists only if there is a way to log in: a token, or login links. */
export function openReceiver({
  store,
  targets,
  settings,
  siteName,
  refusedWords,
  log,
  loginLinks,
  forwards = true,
}: ReceiverOptions): Receiver {
  const now = Date.now;
  const names = targets.map(({ name }) => name);
  const forwarders = (forwards ? targets : []).map((target) => startForwarder({ store, target, now, chance: Math.random, log }));
  const stopSweeping = forwards ? sweepDaily(retention(store, settings.keepDays, log, clocks), clocks) : () => {};
  const logins = oneTimeLogins();
  const secret = settings.token ?? randomBytes(32).toString('hex');

  // With or without a final slash: `GATSBY_LEADS_ENDPOINT` may end in one.
  const app = new Hono<ReceiverEnv>({ strict: false });
  const onStored = () => {
    for (const each of forwarders) each.wake();
  };
  /** A lead is forwarded again once its cause of failure is fixed, so this ends the pause that the target requested. */
  const retry: LeadStore['retry'] = async (key, wanted, time) => {
    const found = await store.retry(key, wanted, time);
    for (const each of forwarders) if (wanted.includes(each.target)) each.endPause();
    return found;
  };
  app.route('/', operationsApp({ store, targets: names, token: settings.token, now, log }));
  app.route('/leads', leadsApp({ store, targets: names, settings, now, secret, log, refusedWords, onStored }));
  const inbox = inboxApp({
    store: { ...store, retry },
    token: secret,
    targets: names,
    now,
    siteName,
    url: settings.url,
    oneTimeLogins: logins,
    clientOf: (context) => String((context.env as ReceiverEnv['Bindings']).client ?? 'unknown'),
    report: (error) => log({ event: 'inbox failed', error: errorCode(error) }),
  });
  if (settings.token || loginLinks) app.route('/inbox', inbox);
  app.notFound((context) => context.json({ error: 'Not found.' }, 404));
  app.onError((error, context) => {
    log({ event: 'request failed', error: errorCode(error) });
    return context.json({ error: 'Something went wrong.' }, 500);
  });

  return {
    fetch: (request, client) => app.fetch(request, { client }),
    loginPath: () => logins.createPath(now()),
    close: async () => {
      stopSweeping();
      await Promise.all(forwarders.map((each) => each.stop()));
      await store.close();
    },
  };
}
