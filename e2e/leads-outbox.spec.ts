import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import type { Delivery } from '../src/site/delivery/courier';
import { outboxPrefix } from '../src/site/delivery/outbox-record';
import { LeadsTestServer, moods } from './leads-test-server';

/** The site's delivery code in a real browser with real storage, requests, reloads, and tabs, on a fake clock. */

type Lead = { key: string; revision: number; [detail: string]: unknown };
type Told = { lead: Lead; delivery: Delivery; missing: boolean };

/** With a real browser; tests/site/delivery has hundreds in a simulated world. */
const stories = 10;
const day = 24 * 3_600_000;
/** Clock errors in ms: a dead battery (1970, 2015), a year ahead, eight days ahead. */
const wrongBy = [-55 * 365 * day, -10 * 365 * day, 365 * day, 8 * day];

/** Seeded pseudorandom numbers (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A valid key for a number. */
const keyOf = (number: number) => number.toString(16).padStart(32, '0');

const leadOf = (key: string, revision: number): Lead => ({
  key,
  revision,
  form: 'newsletter',
  fields: { text: `${key}, revision ${revision}` },
  source: 'footer',
  path: '/',
  language: 'en',
  campaign: {},
  entryPoint: null,
  variant: null,
  consent: null,
  submittedAt: '2025-01-01T00:00:00.000Z',
  signals: { trap: '', secondsOnForm: 1 },
});

const waiting = (page: Page) => page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), outboxPrefix);
const submit = (page: Page, lead: Lead) =>
  page.evaluate((sent) => {
    void (window as unknown as { submitLead: (lead: unknown) => Promise<void> }).submitLead(sent);
  }, lead);

const ready = (page: Page) => page.waitForFunction(() => 'submitLead' in window, undefined, { polling: 50 });

class Visit {
  told: Told[] = [];
  submitted: Lead[] = [];
  private leads = 0;
  private readonly started = Date.now();
  private readonly wrongClock: number;

  constructor(
    private readonly context: BrowserContext,
    private readonly leadsServer: LeadsTestServer,
    private readonly chance: () => number,
    private readonly address: string,
  ) {
    this.wrongClock = this.pick(wrongBy);
  }

  has({ key, revision }: Lead): boolean {
    return (this.leadsServer.received.get(key)?.revision ?? 0) >= revision;
  }

  tell(lead: Lead, delivery: Delivery): void {
    this.told.push({ lead, delivery, missing: !this.has(lead) });
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.chance() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  async openTab(): Promise<void> {
    await this.context.setOffline(false);
    const page = await this.context.newPage();
    await page.goto(this.address);
    await ready(page);
  }

  async submitSome(): Promise<void> {
    const page = this.pick(this.context.pages());
    const lead = await this.submitIn(page);
    if (this.chance() < 0.3) await submit(page, lead);
    if (this.chance() < 0.3) await this.submitIn(page, leadOf(lead.key, 2));
  }

  async submitAndClose(): Promise<void> {
    const page = this.pick(this.context.pages());
    await this.submitIn(page);
    await new Promise((resolve) => setTimeout(resolve, this.pick([0, 20, 100])));
    await page.close();
    if (this.context.pages().length === 0) await this.openTab();
  }

  private async submitIn(page: Page, completed?: Lead): Promise<Lead> {
    if (!completed) this.leads += 1;
    const lead = completed ?? leadOf(keyOf(this.leads), 1);
    this.submitted.push(lead);
    await submit(page, lead);
    return lead;
  }

  async changeClock(): Promise<void> {
    const offset = this.chance() < 0.5 ? this.wrongClock : 0;
    for (const page of this.context.pages()) await page.clock.setSystemTime(this.started + offset);
  }

  async reload(): Promise<void> {
    const page = this.pick(this.context.pages());
    await this.context.setOffline(false);
    await page.reload();
    await ready(page);
  }

  async someTime(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 30));
    for (const page of this.context.pages()) await page.clock.runFor(this.pick([1_000, 11_000, 90_000]));
  }

  async step(): Promise<void> {
    this.leadsServer.mood = this.pick(moods);
    const steps = [
      () => this.submitSome(),
      () => this.submitSome(),
      () => this.submitAndClose(),
      () => this.changeClock(),
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
  test(`no lead is lost or duplicated in a real browser, scenario ${seed}`, async ({ context }) => {
    const leadsServer = new LeadsTestServer();
    const address = await leadsServer.open(seed % 2 === 0);
    await context.clock.install();
    const visit = new Visit(context, leadsServer, seeded(seed), address);
    await context.exposeFunction('tell', (lead: Lead, delivery: Delivery) => visit.tell(lead, delivery));
    await visit.openTab();
    for (let step = 0; step < 12; step += 1) await visit.step();

    leadsServer.mood = 'well';
    await context.setOffline(false);
    const [page] = context.pages();
    if (!page) throw new Error('There is no tab left.');
    await visit.submitSome();
    await visit.someTime();
    // The fake clock runs faster than the network, so what a pause delays, by up to half a day, is left to later visits.
    // Their time is set without running timers: a reload would cut off the answers to what these send.
    await expect(async () => {
      await context.clock.setSystemTime((await page.evaluate(() => Date.now())) + 13 * 3_600_000);
      await page.reload();
      await expect.poll(() => waiting(page), { timeout: 3_000 }).toEqual([]);
    }).toPass({ timeout: 40_000 });

    expect(visit.told.length).toBeGreaterThan(0);
    expect(visit.told.filter(({ delivery, missing }) => delivery === 'accepted' && missing)).toEqual([]);
    expect(visit.told.filter(({ delivery }) => !['accepted', 'stored', 'refused'].includes(delivery))).toEqual([]);
    expect(visit.submitted.filter((lead) => !visit.has(lead))).toEqual([]);
    const keys = new Set(visit.submitted.map(({ key }) => key));
    expect([...leadsServer.received.keys()].filter((key) => !keys.has(key))).toEqual([]);
    for (const [key, { revision, fields }] of leadsServer.received) expect(fields).toEqual({ text: `${key}, revision ${revision}` });
    await leadsServer.close();
  });
}

/** Opens a page with a service worker. */
async function openWithWorker(page: Page, leadsServer: LeadsTestServer): Promise<void> {
  await page.goto(await leadsServer.open());
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.exposeFunction('tell', () => {});
  await page.reload();
  await ready(page);
}

const mirrored = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('leads-outbox');
    return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text()));
  });

test('a lead from a tab closed right after submit still arrives, despite a slow preflight', async ({ context, page }) => {
  const leadsServer = new LeadsTestServer();
  leadsServer.mood = 'slow preflight';
  await openWithWorker(page, leadsServer);
  await submit(page, leadOf(keyOf(1), 1));
  await page.close();
  await expect.poll(() => leadsServer.received.size).toBe(1);
  expect(context.pages()).toEqual([]);
  await leadsServer.close();
});

test('a redirect is not followed', async ({ page }) => {
  const leadsServer = new LeadsTestServer();
  leadsServer.mood = 'redirecting';
  await openWithWorker(page, leadsServer);
  await submit(page, leadOf(keyOf(1), 1));
  await expect.poll(() => leadsServer.asked).toEqual(['OPTIONS', 'POST']);
  await page.waitForTimeout(500);
  expect(leadsServer.asked).toEqual(['OPTIONS', 'POST']);
  expect(await waiting(page)).toHaveLength(1);
  await leadsServer.close();
});

test('the service worker sends a lead that no page could send, and the next page removes its record', async ({ context, page }) => {
  const leadsServer = new LeadsTestServer();
  leadsServer.mood = 'failing';
  await openWithWorker(page, leadsServer);
  const { origin } = new URL(page.url());
  // A same-origin document without the delivery code.
  const onlooker = await context.newPage();
  await onlooker.goto(`${origin}/sw.js`);
  await submit(page, leadOf(keyOf(1), 1));
  await expect.poll(async () => (await mirrored(onlooker)).join()).toContain('"attempts":1');
  await page.close();
  leadsServer.mood = 'well';

  const devtools = await context.newCDPSession(onlooker);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  const wake = { origin, registrationId: await registration, tag: 'leads', lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', wake);
  await expect.poll(() => leadsServer.received.size, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => mirrored(onlooker)).toEqual(['']);
  expect(await waiting(onlooker)).toHaveLength(1);

  leadsServer.asked = [];
  await onlooker.goto(origin);
  await expect.poll(() => waiting(onlooker)).toEqual([]);
  await expect.poll(() => mirrored(onlooker)).toEqual([]);
  expect(leadsServer.asked).toEqual([]);
  await leadsServer.close();
});
