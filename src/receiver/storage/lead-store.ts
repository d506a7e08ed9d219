import type { Lead } from '../../contract/lead';

/** Where a lead is forwarded to. */
export type TargetName = 'mail' | 'slack' | 'hubspot' | 'webhook';

/** A lead on its way to one target. `dead` is the dead-letter state: it is tried again only when somebody asks for it. */
export type Forwarding = {
  target: TargetName;
  state: 'waiting' | 'delivered' | 'dead';
  attempts: number;
  /** Milliseconds since the epoch; null unless waiting. */
  nextAttemptAt: number | null;
  deliveredAt: number | null;
  /** What the target answered last, without personal data; null if it never failed. */
  lastError: string | null;
};

/** A lead as the receiver keeps it: always its highest revision. */
export type StoredLead = {
  lead: Lead;
  /** Milliseconds since the epoch; of the first revision. */
  receivedAt: number;
  /** Spam is put aside and not forwarded, never deleted. */
  status: 'inbox' | 'spam';
  /** Why the lead was scored as spam, one phrase each; empty for others. */
  spamReasons: string[];
  /** Sent by `leads probe` or a conformance check: shown apart, counted nowhere, forwarded nowhere. */
  test: boolean;
  forwardings: Forwarding[];
};

/** What to list; absent conditions hold for all leads. */
export type LeadFilter = {
  /** Found anywhere in the fields, regardless of case. */
  search?: string;
  form?: Lead['form'];
  status?: StoredLead['status'];
  /** Leads with a forwarding in this state. */
  forwarding?: Forwarding['state'];
  /** The campaign's source, and its name. */
  source?: string;
  campaign?: string;
  variant?: string;
  test?: boolean;
  /** Received at or after, and before; milliseconds since the epoch. */
  from?: number;
  to?: number;
};

/** A page of leads, newest first; `next` is passed as `after` for the following page, and null on the last one. */
export type LeadPage = { leads: StoredLead[]; next: string | null; total: number };

/** How many leads were received per day (in UTC, `2026-11-22`), campaign source, campaign name and variant; '' where there is none. */
export type LeadCount = { day: string; source: string; campaign: string; variant: string; count: number };

/** What was done with a lead that arrived. `repeated`: its key with this or a higher revision is known already. */
export type Stored = 'added' | 'replaced' | 'repeated';

/** A lead taken from the queue to be sent to one target. `claim` is needed to say how it went. */
export type Claimed = { entry: StoredLead; target: TargetName; claim: string; attempts: number };

/** How many forwardings to a target are in a state, and since when the oldest of their leads is here. */
export type Backlog = { target: TargetName; state: Forwarding['state']; count: number; oldestReceivedAt: number };

/** Keeps leads and the queue of their forwardings. All changes of one call happen in one transaction, on disk when it resolves. */
export type LeadStore = {
  put: (
    entry: Pick<StoredLead, 'lead' | 'status' | 'spamReasons' | 'test'>,
    targets: readonly TargetName[],
    now: number,
  ) => Promise<Stored>;
  get: (key: string) => Promise<StoredLead | null>;
  list: (filter: LeadFilter, page: { limit: number; after?: string }) => Promise<LeadPage>;
  /** Leads that are neither spam nor tests. */
  counts: (from: number, to: number) => Promise<LeadCount[]>;
  /** Moves a lead to spam, or back to the inbox, where it is forwarded to the targets it has not reached. Resolves to false for an unknown key. */
  mark: (key: string, status: StoredLead['status'], targets: readonly TargetName[], now: number) => Promise<boolean>;
  /** Forwards a lead again to these targets, delivered or dead. Resolves to false for an unknown key. */
  retry: (key: string, targets: readonly TargetName[], now: number) => Promise<boolean>;
  /** Erases every lead that has this e-mail address in any field, in any case; resolves to how many. */
  eraseEmail: (email: string) => Promise<number>;
  erase: (key: string) => Promise<boolean>;
  /** Erases leads received before; resolves to how many. */
  eraseBefore: (time: number) => Promise<number>;
  /**
   * Takes the lead that is due first for a target; null if none is. Nobody else gets it for `leaseMs`, after which it counts
   * as abandoned by a process that died.
   */
  claim: (target: TargetName, now: number, leaseMs: number) => Promise<Claimed | null>;
  /** Records a delivery. Resolves to false if the lead changed in the meantime and has to be sent again. */
  settleDelivered: (claimed: Claimed, now: number) => Promise<boolean>;
  /** Records a failed attempt; without a next one it becomes a dead letter. `error` has no personal data. */
  settleFailed: (claimed: Claimed, error: string, nextAttemptAt: number | null) => Promise<boolean>;
  backlog: () => Promise<Backlog[]>;
  /** Rejects unless the store can be written to. */
  check: (now: number) => Promise<void>;
  close: () => Promise<void>;
};
