import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { isTestSource } from '../../contract/test-lead';
import { errorCode, type Log } from '../log';
import type { ReceiverSettings } from '../settings';
import type { LeadStore, TargetName } from '../storage/lead-store';
import { isForm, mediaType } from './media-type';
import { isAllowedOrigin, thankYouPage } from './origins';
import { type ParsedLead, parseJsonLead, parsePostedForm, postedLanguage } from './parse-lead';
import { postedKey } from './posted-key';
import { rateLimit } from './rate-limit';
import { readBody } from './read-body';
import { Refusal } from './refusal';
import { refusedResponse } from './refused-response';
import type { RefusedWords } from './refused-words';
import { spamReasonsOf } from './spam';
import { turnstileVerdict, withoutToken } from './turnstile';

/** What the runtime and the routes add to a request. */
export type ReceiverEnv = { Bindings: { client?: string }; Variables: { language?: string } };

type LeadsAppOptions = {
  store: LeadStore;
  targets: readonly TargetName[];
  settings: Pick<ReceiverSettings, 'origins' | 'siteUrl' | 'turnstileSecret' | 'postsPerMinute'>;
  now: () => number;
  /** For the keys of forms that browsers post themselves. */
  secret: string;
  log: Log;
  /** Without these strings, a browser that posts a form gets JSON instead of a page. */
  refusedWords: RefusedWords;
  /** Called after a lead that needs forwarding was stored. */
  onStored: () => void;
};

/** Sent as Retry-After when storage fails; the site's code waits at least this long. */
const retryAfterSeconds = 30;

/** `POST /leads`: accepts leads, as described in the README. */
export function leadsApp({ store, targets, settings, now, secret, log, refusedWords, onStored }: LeadsAppOptions): Hono<ReceiverEnv> {
  const secondsToWait = rateLimit(settings.postsPerMinute);
  const app = new Hono<ReceiverEnv>();

  const read = async (context: Context<ReceiverEnv>): Promise<ParsedLead> => {
    const request = context.req.raw;
    if (isForm(request)) {
      const body = await readBody(request);
      context.set('language', postedLanguage(body));
      return parsePostedForm(body, postedKey(secret, body, now()), now());
    }
    if (mediaType(request) === 'application/json') return parseJsonLead(await readBody(request));
    throw new Refusal(415, 'Expected JSON or a URL-encoded form.');
  };

  const keep = async (parsed: ParsedLead): Promise<void> => {
    const { lead, token } = withoutToken(parsed.lead);
    const verdict = await turnstileVerdict(settings.turnstileSecret, token);
    const spamReasons = spamReasonsOf({ ...parsed, lead }, verdict);
    const status = spamReasons.length > 0 ? 'spam' : 'inbox';
    const stored = await store.put({ lead, status, spamReasons, test: isTestSource(lead.source) }, targets, now());
    log({ event: `lead ${stored}${status === 'spam' ? ' as spam' : ''}`, key: lead.key });
    if (stored !== 'repeated') onStored();
  };

  app.use(
    cors({
      origin: (origin) => (isAllowedOrigin(origin, settings.origins) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });

  app.post('/', async (context) => {
    const request = context.req.raw;
    const seconds = secondsToWait(context.env.client ?? 'unknown', now());
    if (seconds > 0) throw new Refusal(429, 'Too many messages came from your network: try again later.', seconds);
    const parsed = await read(context);
    try {
      await keep(parsed);
    } catch (error) {
      log({ event: 'lead not stored', error: errorCode(error) });
      throw new Refusal(503, 'The message could not be stored: try again in a minute.', retryAfterSeconds);
    }
    if (parsed.scripted) return context.json({ key: parsed.lead.key }, 202);
    return context.redirect(
      thankYouPage(context.req.header('Referer') ?? null, new URL(request.url), settings.origins, settings.siteUrl, parsed.thanks),
      303,
    );
  });

  app.all('/', (context) => {
    context.header('Allow', 'POST, OPTIONS');
    return context.json({ error: 'Only POST is supported.' }, 405);
  });

  app.onError((error, context) => {
    const isRefused = error instanceof Refusal;
    if (!isRefused) log({ event: 'request failed', error: errorCode(error) });
    const refusal = isRefused ? error : new Refusal(500, 'Something went wrong: try again in a minute.', retryAfterSeconds);
    return refusedResponse(context.req.raw, refusal, context.get('language') ?? '', refusedWords);
  });
  return app;
}
