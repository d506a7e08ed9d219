import type { Context } from 'hono';
import type { LeadStore, TargetName } from '../storage/lead-store';
import type { OneTimeLogins } from './one-time-logins';
import type { Session, Sessions } from './session';

/** What the inbox needs from the store. */
export type InboxStore = Pick<LeadStore, 'get' | 'list' | 'counts' | 'mark' | 'retry' | 'erase' | 'eraseEmail'>;

export type InboxOptions = {
  store: InboxStore;
  /** What a marketer types to log in; never empty. */
  token: string;
  /** The configured targets, in display order. */
  targets: readonly TargetName[];
  /** Milliseconds since the epoch. */
  now: () => number;
  siteName: string;
  /** The receiver's public address; undefined if only this machine can reach it. */
  url?: string | undefined;
  oneTimeLogins: OneTimeLogins;
  /** Identifies a client for the limit of login attempts, for example by its address. */
  clientOf: (context: Context) => string;
  /** Called with errors that the marketer only sees as "Something went wrong". */
  report: (error: unknown) => void;
};

/** The options, and what is derived from them. */
export type Inbox = InboxOptions & { sessions: Sessions };

export type InboxEnv = { Variables: { session: Session; form: URLSearchParams } };
export type InboxContext = Context<InboxEnv>;
