import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { outboxPrefix } from '../src/delivery/outbox-records';
import { LeadsLaboratory, type Mood } from './leads-laboratory';

/** The site's delivery code in a real browser: real stores, requests, reloads and tabs, on a clock of its own. */

type Lead = { key: string; revision: number; [detail: string]: unknown };
type Told = { lead: Lead; delivery: string };

const stories = 30;

/** A seeded source of chance (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const leadOf = (key: string, revision: number): Lead => ({
  key,
  revision,
  form: 'newsletter',
  fields: { text: `${key}, revision ${revision}` },
  source: 'footer',
  path: '/',
  campaign: {},
  entryPoint: null,
  submittedAt: '2025-01-01T00:00:00.000Z',
  signals: { trap: '', secondsOnForm: 1 },
});

const waiting = (page: Page) => page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), outboxPrefix);
const submit = (page: Page, lead: Lead) =>
  page.evaluate((sent) => {
    void (window as unknown as { submitLead: (lead: unknown) => Promise<void> }).submitLead(sent);
  }, lead);

class Visit {
  told: Told[] = [];
  private leads = 0;

  constructor(
    private readonly context: BrowserContext,
    private readonly laboratory: LeadsLaboratory,
    private readonly chance: () => number,
    private readonly address: string,
  ) {}

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.chance() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  async openTab(): Promise<void> {
    await this.context.setOffline(false);
    const page = await this.context.newPage();
    await page.goto(this.address);
    await page.waitForFunction(() => 'submitLead' in window);
  }

  async submitSome(): Promise<void> {
    this.leads += 1;
    const page = this.pick(this.context.pages());
    const lead = leadOf(`lead ${this.leads}`, 1);
    await submit(page, lead);
    if (this.chance() < 0.3) await submit(page, lead);
    if (this.chance() < 0.3) await submit(page, leadOf(lead.key, 2));
  }

  async reload(): Promise<void> {
    const page = this.pick(this.context.pages());
    await this.context.setOffline(false);
    await page.reload();
    await page.waitForFunction(() => 'submitLead' in window);
  }

  async someTime(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 30));
    for (const page of this.context.pages()) await page.clock.runFor(this.pick([1_000, 11_000, 90_000]));
  }

  async step(): Promise<void> {
    this.laboratory.mood = this.pick<Mood>(['well', 'failing', 'losing answers', 'hanging']);
    const steps = [
      () => this.submitSome(),
      () => this.submitSome(),
      () => this.reload(),
      () => this.someTime(),
      () => this.context.setOffline(this.chance() < 0.5),
      () => (this.context.pages().length < 2 ? this.openTab() : this.submitSome()),
    ];
    await this.pick(steps)();
  }
}

test.describe.configure({ mode: 'parallel' });

for (let seed = 1; seed <= stories; seed += 1) {
  test(`no lead is lost or doubled in a real browser, story ${seed}`, async ({ context }) => {
    const laboratory = new LeadsLaboratory();
    const address = await laboratory.open();
    await context.clock.install();
    const visit = new Visit(context, laboratory, seeded(seed), address);
    await context.exposeFunction('tell', (lead: Lead, delivery: string) => visit.told.push({ lead, delivery }));
    await visit.openTab();
    for (let step = 0; step < 12; step += 1) await visit.step();

    laboratory.mood = 'well';
    await context.setOffline(false);
    const [page] = context.pages();
    if (!page) throw new Error('There is no tab left.');
    await visit.submitSome();
    await visit.someTime();
    // Time runs faster here than the network does, so what a pause puts off is left to the next visits.
    await expect(async () => {
      for (const tab of context.pages()) await tab.clock.runFor(30_000);
      await page.reload();
      await expect.poll(() => waiting(page), { timeout: 1_000 }).toEqual([]);
    }).toPass({ timeout: 15_000 });

    const safe = visit.told.filter(({ delivery }) => delivery === 'accepted' || delivery === 'kept');
    expect(safe.length).toBeGreaterThan(0);
    expect(safe.filter(({ lead }) => (laboratory.received.get(lead.key)?.revision ?? 0) < lead.revision)).toEqual([]);
    for (const [key, { revision, fields }] of laboratory.received) expect(fields).toEqual({ text: `${key}, revision ${revision}` });
    await laboratory.close();
  });
}
