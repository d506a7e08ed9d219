import { lastTriesMs, outboxAgeMs } from '../../../src/site/delivery/outbox';
import { troubled } from './fates';
import { SimulatedWorld, seeded } from './simulated-world';

const hour = 3_600_000;
const minute = 60_000;
const day = 24 * hour;
const schedules = 1_000;

/** Clock errors in ms, temporary or permanent: a dead battery (1970, 2015), a year ahead, eight days ahead or behind. */
const wrongBy = [-55 * 365 * day, -10 * 365 * day, 365 * day, 8 * day, -8 * day];

/** One seeded scenario: a troubled hour of submits, double clicks, second steps, reloads, and tabs; then everything recovers. */
async function live(seed: number): Promise<SimulatedWorld> {
  const chance = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)];
  const store = (['works', 'works', 'works', 'denied', 'sometimes full'] as const)[seed % 5] ?? 'works';
  const world = new SimulatedWorld(chance, store);
  world.hasBackgroundSync = chance() < 0.5;
  const wrong = chance() < 0.5 ? (pick(wrongBy) ?? 0) : 0;
  const tab = () => pick(world.tabs) ?? world.openTab();

  const submit = async () => {
    const lead = world.nextLead();
    const here = tab();
    if (chance() < 0.3) void world.submit(tab(), world.nextLead());
    if (chance() < 0.3) void world.submit(here, lead);
    const told = await world.submit(here, lead);
    const again = told === 'refused' || told === 'inMemory';
    if (!again && chance() < 0.5) return;
    const second = { ...lead, revision: 2, fields: { text: `${lead.key}, revision 2` } };
    world.at(chance() * 30_000, () => void (here.alive && world.submit(here, second)));
  };
  const submitAndLeave = () => {
    const here = tab();
    void world.submit(here, world.nextLead());
    world.at(chance() * 300, () => world.closeTab(here));
  };
  const changeClock = () => {
    world.clockIsWrongBy = chance() < 0.5 ? wrong : 0;
  };
  const reload = () => {
    world.closeTab(tab());
    if (chance() < 0.8) world.openTab();
  };
  changeClock();
  const actions = [
    submit,
    submit,
    submit,
    submitAndLeave,
    changeClock,
    reload,
    () => world.openTab(),
    () => world.backOnline(),
    () => world.closeTab(tab()),
  ];
  for (let count = 0; count < 14; count += 1) world.at(chance() * hour, () => void pick(actions)?.());

  await world.run(world.now + hour + minute);
  world.heal();
  // Some clocks are corrected, some stay wrong.
  if (chance() < 0.7) world.clockIsWrongBy = 0;
  world.openTab();
  await world.run(world.now + 2 * day);
  return world;
}

let stories: SimulatedWorld[] = [];

beforeAll(async () => {
  stories = await Promise.all(Array.from({ length: schedules }, (_, seed) => live(seed)));
}, 180_000);

test(`over ${schedules} seeded schedules, the receiver already has every lead that is shown as accepted`, () => {
  const accepted = stories.flatMap(({ told }) => told.filter(({ delivery }) => delivery === 'accepted'));
  expect(accepted.length).toBeGreaterThan(300);
  expect(accepted.filter(({ missing }) => missing)).toEqual([]);
});

test('every stored lead eventually arrives complete, as does one in memory whose tab stays open', () => {
  const lost = stories.flatMap((world) =>
    world.told.filter(({ lead, delivery, tab }) => (delivery === 'stored' || (delivery === 'inMemory' && tab.alive)) && !world.has(lead)),
  );
  expect(lost).toEqual([]);
  const told = stories.flatMap(({ told }) => told);
  expect(told.filter(({ delivery }) => delivery === 'stored').length).toBeGreaterThan(300);
  expect(told.filter(({ delivery }) => delivery === 'inMemory').length).toBeGreaterThan(50);
});

test('each received key holds a single revision with its own text', () => {
  const wrong = stories.flatMap(({ received }) =>
    [...received.values()].filter(({ key, revision, fields }) => (fields as { text: string }).text !== `${key}, revision ${revision}`),
  );
  expect(wrong).toEqual([]);
});

test('after everything is delivered, the outbox is empty and no more requests are sent', async () => {
  const worlds = stories.filter(({ told }) => told.length > 0);
  expect(worlds.flatMap((world) => [...world.recordsSeenBy().values()])).toEqual([]);
  const [world] = worlds;
  const before = world?.requests;
  await world?.run(world.now + 24 * hour);
  expect(world?.requests).toBe(before);
});

test('with working storage, every lead eventually arrives, even if its tab closes immediately, unless only that tab had it', () => {
  const lost = stories.flatMap((world) => {
    const lostWithTab = world.told.filter(({ delivery, tab }) => delivery === 'inMemory' && !tab.alive).map(({ lead }) => lead.key);
    return world.storeMood === 'works' ? world.submitted.filter(({ lead }) => !lostWithTab.includes(lead.key) && !world.has(lead)) : [];
  });
  expect(lost).toEqual([]);
  expect(stories.flatMap(({ faults }) => faults).filter((fault) => fault === 'expired')).toEqual([]);
});

/** A random value that leaves each request unanswered while there is trouble. */
const noAnswer = (troubled.findIndex((fate) => Object.keys(fate(0)).length === 0) + 0.5) / troubled.length;

/** A world with one lead that no tab has delivered. */
async function withStoredLead(circumstances: Partial<SimulatedWorld> = {}): Promise<SimulatedWorld> {
  const world = Object.assign(new SimulatedWorld(() => noAnswer, 'works'), circumstances);
  await Promise.all([world.submit(world.openTab(), world.nextLead()), world.run(world.now + minute)]);
  for (const tab of world.tabs) world.closeTab(tab);
  expect(world.recordsSeenBy().size).toBe(1);
  return world;
}

test('a lead past the one-week limit is sent once more', async () => {
  const world = await withStoredLead();
  world.now += outboxAgeMs;
  world.heal();
  world.openTab();
  await world.run(world.now + minute);
  expect(world.received.size).toBe(1);
  expect(world.recordsSeenBy().size).toBe(0);
});

test('a lead past the one-week limit is dropped after a day of final retries, and the loss is reported', async () => {
  const world = await withStoredLead();
  world.now += outboxAgeMs;
  world.openTab();
  await world.run(world.now + lastTriesMs + 2 * hour);
  expect(world.received.size).toBe(0);
  expect(world.recordsSeenBy().size).toBe(0);
  expect(world.faults.filter((fault) => fault === 'expired')).toHaveLength(1);
});

test.each([
  ['set to 1970', -55 * 365 * day],
  ['set to 2015', -10 * 365 * day],
  ['a year fast', 365 * day],
  ['eight days fast', 8 * day],
  ['three hours fast', 3 * hour],
])('a lead stored while the clock was %s arrives once the clock is corrected', async (_, clockIsWrongBy) => {
  const world = await withStoredLead({ clockIsWrongBy });
  world.clockIsWrongBy = 0;
  world.heal();
  world.openTab();
  await world.run(world.now + minute);
  expect(world.received.size).toBe(1);
});

test('a visit with the clock eight days fast and no successful request does not lose a lead', async () => {
  const world = await withStoredLead();
  world.clockIsWrongBy = 8 * day;
  const fast = world.openTab();
  await world.run(world.now + hour);
  world.closeTab(fast);
  world.clockIsWrongBy = 0;
  world.heal();
  world.openTab();
  await world.run(world.now + hour);
  expect(world.received.size).toBe(1);
});

test('a lead delivered by the service worker leaves the outbox on the next visit without being resent', async () => {
  const world = await withStoredLead({ hasBackgroundSync: true });
  world.heal();
  world.backOnline();
  await world.run(world.now + minute);
  expect(world.received.size).toBe(1);
  const before = world.requests;
  world.openTab();
  await world.run(world.now + day);
  expect(world.recordsSeenBy().size).toBe(0);
  expect(world.requests).toBe(before);
});

test('a connection that returns right after a failed attempt sends the lead, long before its next attempt is due', async () => {
  const world = new SimulatedWorld(() => noAnswer, 'works');
  void world.submit(world.openTab(), world.nextLead());
  while (world.faults.length < 6) await world.run(world.now + 100);
  world.heal();
  world.backOnline();
  await world.run(world.now + 3_000);
  expect(world.received.size).toBe(1);
});

test('a failed outbox sweep is followed by another', async () => {
  const world = await withStoredLead();
  world.now += minute;
  world.heal();
  world.breaksNextRequest = true;
  world.openTab();
  await world.run(world.now + minute);
  expect(world.received.size).toBe(1);
});
