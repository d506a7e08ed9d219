import type { Lead } from '../../contract/lead';

export const allTargets = ['mail', 'slack', 'hubspot', 'webhook'] as const;

/** Where a lead is forwarded to. */
export type TargetName = (typeof allTargets)[number];

/** A lead on its way to one target. `dead` is the dead-letter state: it is retried only on request. */
export type Forwarding = {
  target: TargetName;
  state: 'waiting' | 'delivered' | 'dead';
  attempts: number;
  /** Milliseconds since the epoch; null unless waiting. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  /** The target's last failure, without personal data; null if it never failed. */
  lastError: string | null;
};

/** A lead as the receiver keeps it: always its highest revision. */
export type StoredLead = {
  lead: Lead;
  /** Milliseconds since the epoch; of the first revision. */
  receivedAt: number;
  /** Spam is set aside and not forwarded, never deleted. */
  status: 'inbox' | 'spam';
  /** Why the lead was scored as spam, one phrase each; empty for others. */
  spamReasons: string[];
  /** Sent by `leads probe` or a conformance check: shown separately, never counted or forwarded. */
  test: boolean;
  forwardings: Forwarding[];
};

/** What to list; a missing condition matches all leads. */
export type LeadFilter = {
  /** Text to find anywhere in the fields, ignoring case. */
  search?: string;
  /** An email address that may be anywhere in the lead. */
  about?: string;
  form?: Lead['form'];
  status?: StoredLead['status'];
  /** Leads with a forwarding in this state, to any of these targets. */
  forwarding?: { state: Forwarding['state']; targets: readonly TargetName[] };
  /** The campaign's source and name. */
  source?: string;
  campaign?: string;
  variant?: string;
  test?: boolean;
  /** Received at or after, and before; milliseconds since the epoch. */
  from?: number;
  to?: number;
};

/** A page of leads, newest first; `next` is passed as `after` to get the next page, and is null on the last one. */
export type ListedLeads = { leads: StoredLead[]; next: string | null; total: number };

/** Leads received per day (in UTC, `2026-11-22`), campaign source, campaign name and variant; '' for a value that is missing. */
export type LeadCount = { day: string; source: string; campaign: string; variant: string; count: number };

/** The result of storing a lead. `repeated`: its key is already known with this or a higher revision. */
type PutResult = 'added' | 'replaced' | 'repeated';

/** A lead taken from the queue to be sent to one target. `claim` is needed to report the result. */
export type Claimed = { entry: StoredLead; target: TargetName; claim: string; attempts: number };

/** How many forwardings to a target are in a state, and when the oldest of their leads was received. */
export type Backlog = { target: TargetName; state: Forwarding['state']; count: number; oldestReceivedAt: number };

/** Stores leads and the queue of their forwardings. Each call is one transaction, which is on disk when the call resolves. */
export type LeadStore = {
  put: (
    entry: Pick<StoredLead, 'lead' | 'status' | 'spamReasons' | 'test'>,
    targets: readonly TargetName[],
    now: number,
  ) => Promise<PutResult>;
  get: (key: string) => Promise<StoredLead | null>;
  list: (filter: LeadFilter, page: { limit: number; after?: string }) => Promise<ListedLeads>;
  /** Leads that are neither spam nor tests. */
  counts: (from: number, to: number) => Promise<LeadCount[]>;
  /** Moves a lead to spam, or back to the inbox, which forwards it to the targets it has not reached. Resolves to false for an unknown key. */
  mark: (key: string, status: StoredLead['status'], targets: readonly TargetName[], now: number) => Promise<boolean>;
  /** Forwards a lead again to these targets, delivered or not; spam and tests stay. Resolves to false for an unknown key. */
  retry: (key: string, targets: readonly TargetName[], now: number) => Promise<boolean>;
  /** Erases every lead with this email address anywhere in it, ignoring case; resolves to their number. */
  eraseEmail: (email: string) => Promise<number>;
  erase: (key: string) => Promise<boolean>;
  /** Erases leads received before; resolves to their number. */
  eraseBefore: (time: number) => Promise<number>;
  /**
   * Claims the lead that is due first for a target; null if none is. No other process gets it for `leaseMs`; after that, it
   * counts as abandoned by a process that died.
   */
  claim: (target: TargetName, now: number, leaseMs: number) => Promise<Claimed | null>;
  /** Records a delivery. Resolves to false if the lead has changed meanwhile and has to be sent again. */
  settleDelivered: (claimed: Claimed, now: number) => Promise<boolean>;
  /** Records a failed attempt; without a next one, the lead is a dead letter. `error` has no personal data. */
  settleFailed: (claimed: Claimed, error: string, nextAttemptAt: number | null) => Promise<boolean>;
  backlog: () => Promise<Backlog[]>;
  /** Rejects unless the store has room for another lead. */
  check: (now: number) => Promise<void>;
  close: () => Promise<void>;
};
