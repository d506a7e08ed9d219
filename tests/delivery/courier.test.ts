/** @jest-environment node */
import { outboxAgeMs } from '../../src/delivery/outbox';
import { SimulatedWorld, seeded } from './simulated-world';

const hour = 3_600_000;
const minute = 60_000;
const schedules = 600;

/** One seeded story: a troubled hour of submits, double clicks, second steps, reloads and tabs; then all is well. */
async function live(seed: number): Promise<SimulatedWorld> {
  const chance = seeded(seed);
  const store = (['works', 'works', 'works', 'denied', 'sometimes full'] as const)[seed % 5] ?? 'works';
  const world = new SimulatedWorld(chance, store);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(chance() * items.length)];
  const tab = () => pick(world.tabs) ?? world.openTab();

  const submit = async () => {
    const lead = world.nextLead();
    const here = tab();
    if (chance() < 0.3) void world.submit(tab(), world.nextLead());
    if (chance() < 0.3) void world.submit(here, lead);
    const told = await world.submit(here, lead);
    const again = told === 'failed' || told === 'held';
    if (!again && chance() < 0.5) return;
    const second = { ...lead, revision: 2, fields: { text: `${lead.key}, revision 2` } };
    world.at(chance() * 30_000, () => void (here.alive && world.submit(here, second)));
  };
  const reload = () => {
    world.closeTab(tab());
    if (chance() < 0.8) world.openTab();
  };
  const actions = [submit, submit, submit, reload, () => world.openTab(), () => world.backOnline(), () => world.closeTab(tab())];
  for (let count = 0; count < 14; count += 1) world.at(chance() * hour, () => void pick(actions)?.());

  await world.run(world.now + hour + minute);
  world.heal();
  world.openTab();
  await world.run(world.now + 2 * 24 * hour);
  return world;
}

let stories: SimulatedWorld[] = [];

beforeAll(async () => {
  stories = await Promise.all(Array.from({ length: schedules }, (_, seed) => live(seed)));
}, 180_000);

test(`over ${schedules} seeded schedules every lead shown as accepted is at the receiver at that moment`, () => {
  const accepted = stories.flatMap(({ told }) => told.filter(({ delivery }) => delivery === 'accepted'));
  expect(accepted.length).toBeGreaterThan(300);
  expect(accepted.filter(({ missing }) => missing)).toEqual([]);
});

test('every lead shown as kept arrives in the end, whole, and so does one that is held while its tab stays open', () => {
  const lost = stories.flatMap((world) =>
    world.told.filter(({ lead, delivery, tab }) => (delivery === 'kept' || (delivery === 'held' && tab.alive)) && !world.has(lead)),
  );
  expect(lost).toEqual([]);
  const told = stories.flatMap(({ told }) => told);
  expect(told.filter(({ delivery }) => delivery === 'kept').length).toBeGreaterThan(300);
  expect(told.filter(({ delivery }) => delivery === 'held').length).toBeGreaterThan(50);
});

test('what arrived is the newest revision with its own text, once under its key', () => {
  const wrong = stories.flatMap(({ received }) =>
    [...received.values()].filter(({ key, revision, fields }) => (fields as { text: string }).text !== `${key}, revision ${revision}`),
  );
  expect(wrong).toEqual([]);
});

test('once all is delivered the outbox is empty and nothing is sent any more', async () => {
  const worlds = stories.filter(({ told }) => told.length > 0);
  expect(worlds.flatMap((world) => [...world.recordsSeenBy().values()])).toEqual([]);
  const [world] = worlds;
  const before = world?.requests;
  await world?.run(world.now + 24 * hour);
  expect(world?.requests).toBe(before);
});

test('a lead that waits longer than seven days is given up', async () => {
  const world = new SimulatedWorld(() => 0.3, 'works');
  await Promise.all([world.submit(world.openTab(), world.nextLead()), world.run(world.now + minute)]);
  for (const tab of world.tabs) world.closeTab(tab);
  expect(world.recordsSeenBy().size).toBe(1);
  world.now += outboxAgeMs;
  world.heal();
  world.openTab();
  await world.run(world.now + hour);
  expect(world.received.size).toBe(0);
  expect(world.recordsSeenBy().size).toBe(0);
});
