import type { Lead } from '../../../src/contract/lead';
import { type Courier, courierFor, type Delivery, type Edge, type Fault } from '../../../src/site/delivery/courier';
import { deliveredMark, mirrorText } from '../../../src/site/delivery/mirrored-entry';
import { type Answer, answerLimitMs, answerOf, unreached } from '../../../src/site/delivery/send-lead';
import { sendMirrored } from '../../../src/site/delivery/send-mirrored';
import { acceptLead, type ReceivedLead } from './accepted-leads';
import { healthy, troubled } from './fates';
import { sampleLead } from './sample-lead';

/** Seeded pseudorandom numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Tab = { alive: boolean; openedAt: number; courier: Courier };
export type Told = { lead: Lead; delivery: Delivery; at: number; missing: boolean; tab: Tab };

/** Delay in ms before a storage change shows in other tabs, each of which is its own process. */
const changesShowAfterMs = 40;

type Change = { at: number; tab: Tab; record: string; text: string | null };

/** Simulates one visitor's browser with tabs, an unreliable network, and a receiver, on a fake clock. */
export class SimulatedWorld {
  now = Date.UTC(2025, 0, 1);
  received = new Map<string, ReceivedLead>();
  told: Told[] = [];
  tabs: Tab[] = [];
  requests = 0;
  faults: Fault[] = [];
  /** Whether the next request fails in an unforeseen way. */
  breaksNextRequest = false;
  /** Error of the visitor's clock, in ms. */
  clockIsWrongBy = 0;
  /** Whether the browser wakes the service worker when the connection returns. */
  hasBackgroundSync = false;
  /** All submitted leads, whether or not a tab was left to see the result. */
  submitted: { lead: Lead; tab: Tab }[] = [];
  private mirror = new Map<string, string>();
  private isTroubled = true;
  private leads = 0;
  private changes: Change[] = [];
  private queue: { at: number; run: () => void }[] = [];

  constructor(
    private readonly chance: () => number,
    readonly storeMood: 'works' | 'denied' | 'sometimes full',
  ) {}

  /** Schedules work; the returned function cancels it. */
  at(pauseMs: number, run: () => void): () => void {
    const event = { at: this.now + pauseMs, run };
    this.queue.push(event);
    return () => {
      this.queue = this.queue.filter((other) => other !== event);
    };
  }

  openTab(): Tab {
    const tab: Tab = { alive: true, openedAt: this.now, courier: courierFor(this.edgeOf(() => tab)) };
    this.tabs.push(tab);
    tab.courier.resume().catch(() => {});
    return tab;
  }

  closeTab(tab: Tab): void {
    tab.alive = false;
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  nextLead(): Lead {
    this.leads += 1;
    return sampleLead({ key: `lead ${this.leads}`, fields: { text: `lead ${this.leads}, revision 1` } });
  }

  async submit(tab: Tab, lead: Lead): Promise<Delivery> {
    this.submitted.push({ lead, tab });
    const delivery = await tab.courier.deliver(lead);
    this.told.push({ lead, delivery, at: this.now, missing: !this.has(lead), tab });
    return delivery;
  }

  has({ key, revision }: Lead): boolean {
    return (this.received.get(key)?.revision ?? 0) >= revision;
  }

  backOnline(): void {
    for (const { courier } of this.tabs) void courier.resume();
    if (this.hasBackgroundSync) void this.sync();
  }

  private get clock(): number {
    return this.now + this.clockIsWrongBy;
  }

  /** What the service worker does, with or without open tabs. */
  private sync(): Promise<boolean> {
    return sendMirrored({
      now: () => this.clock,
      chance: this.chance,
      read: async () => new Map(this.mirror),
      write: async (record, text) => void this.mirror.set(record, text),
      remove: async (record) => void this.mirror.delete(record),
      send: (_, lead) => this.request(lead, () => true),
      pause: (pauseMs) => new Promise((resolve) => this.at(pauseMs, () => resolve(undefined))),
    });
  }

  heal(): void {
    this.isTroubled = false;
  }

  /** Advances the clock until nothing is left to do before `until`. */
  async run(until: number): Promise<void> {
    for (;;) {
      await new Promise(setImmediate);
      const next = this.queue.reduce<{ at: number; run: () => void } | null>(
        (first, event) => (first && first.at <= event.at ? first : event),
        null,
      );
      if (!next || next.at > until) break;
      this.queue = this.queue.filter((event) => event !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = until;
  }

  /** The stored records that a tab sees; without `tab`, those that a newly opened tab will see. */
  recordsSeenBy(tab?: Tab): Map<string, string> {
    const records = new Map<string, string>();
    for (const change of this.changes) {
      const shows = !tab || change.tab === tab || change.at + changesShowAfterMs <= this.now || change.at <= tab.openedAt;
      if (!shows) continue;
      if (change.text === null) records.delete(change.record);
      else records.set(change.record, change.text);
    }
    return records;
  }

  private change(tab: Tab, record: string, text: string | null): void {
    this.changes.push({ at: this.now, tab, record, text });
  }

  private edgeOf(tabOf: () => Tab): Edge {
    const never = new Promise<never>(() => {});
    const alive = () => tabOf().alive;
    const seen = () => (this.storeMood === 'denied' ? new Map<string, string>() : this.recordsSeenBy(tabOf()));
    return {
      now: () => this.clock,
      chance: this.chance,
      records: () => [...seen().keys()],
      read: (record) => seen().get(record) ?? null,
      write: (record, text) => {
        if (this.storeMood === 'denied' || (this.storeMood === 'sometimes full' && this.chance() < 0.3)) return false;
        this.change(tabOf(), record, text);
        if (this.hasBackgroundSync) this.mirror.set(record, mirrorText('/leads', text));
        return true;
      },
      remove: (record) => {
        this.change(tabOf(), record, null);
        this.mirror.delete(record);
      },
      deliveredInBackground: async () => [...this.mirror].filter(([, text]) => text === deliveredMark).map(([record]) => record),
      report: (fault) => this.faults.push(fault),
      guard: () => {},
      arrived: () => {},
      later: (pauseMs, work) => this.at(pauseMs, () => alive() && work()),
      send: (lead) => (alive() ? this.request(lead, alive) : never),
    };
  }

  private request(lead: Lead, alive: () => boolean): Promise<Answer> {
    this.requests += 1;
    if (this.breaksNextRequest) {
      this.breaksNextRequest = false;
      return Promise.reject(new Error('broken'));
    }
    const possible = this.isTroubled ? troubled : healthy;
    const fate = possible[Math.floor(this.chance() * possible.length)]?.(this.chance()) ?? {};
    const sent = JSON.parse(JSON.stringify(lead)) as ReceivedLead;
    if (fate.arrivesAfter !== undefined) {
      this.at(fate.arrivesAfter, () => {
        this.received = acceptLead(this.received, sent);
      });
    }
    const answer = () => (fate.reply ? answerOf(fate.reply(lead), lead, this.clock) : unreached);
    return new Promise((resolve) => this.at(fate.answeredAfter ?? answerLimitMs, () => alive() && resolve(answer())));
  }
}
