import fc from 'fast-check';
import { cohortOf, ctaVariants, isVariant } from '../../../src/site/experiments/cta-copy';
import { seeded } from '../delivery/simulated-world';

const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyStored = fc.oneof(
  fc.constantFrom(...ctaVariants),
  fc.string(),
  fc.constantFrom('constructor', '__proto__', 'toString', ''),
  fc.constant(null),
);

test.each([
  [0, 'control'],
  [0.2499, 'control'],
  [0.25, 'schedule-a-call'],
  [0.5, 'request-an-estimate'],
  [0.75, 'lets-work-together'],
  [0.9999, 'lets-work-together'],
])('a new visitor with random value %d joins %s', (chance, variant) => {
  expect(cohortOf({ enabled: true, shown: true }, null, chance)).toEqual({ state: 'joined', variant });
});

test('with the flag on, a known stored variant is kept for any random value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ctaVariants), chances, (variant, chance) => {
      expect(cohortOf({ enabled: true, shown: true }, variant, chance)).toEqual({ state: 'member', variant });
    }),
  );
});

test('with the flag on, every visitor gets a known variant regardless of the stored value', () => {
  fc.assert(
    fc.property(anyStored, chances, (stored, chance) => {
      const cohort = cohortOf({ enabled: true, shown: true }, stored, chance);
      expect(cohort.state === 'outside' ? null : isVariant(cohort.variant)).toBe(true);
      expect(cohort.state).toBe(isVariant(stored) ? 'member' : 'joined');
    }),
  );
});

test('with the flag off, only a visitor with a known variant leaves, for any random value', () => {
  fc.assert(
    fc.property(anyStored, chances, (stored, chance) => {
      expect(cohortOf({ enabled: false, shown: true }, stored, chance).state).toBe(isVariant(stored) ? 'left' : 'outside');
    }),
  );
});

test('over many draws, the four variants are equally frequent', () => {
  const chance = seeded(7);
  const draws = 40_000;
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const cohort = cohortOf({ enabled: true, shown: true }, null, chance());
    if (cohort.state !== 'outside') counts.set(cohort.variant, (counts.get(cohort.variant) ?? 0) + 1);
  }
  expect(ctaVariants.map((variant) => Math.abs((counts.get(variant) ?? 0) / draws - 0.25) < 0.01)).toEqual([true, true, true, true]);
});

test('on a page without a copy, nobody joins or leaves', () => {
  fc.assert(
    fc.property(anyStored, chances, (stored, chance) => {
      expect(cohortOf({ enabled: true, shown: false }, stored, chance).state).toBe(isVariant(stored) ? 'member' : 'outside');
    }),
  );
});
