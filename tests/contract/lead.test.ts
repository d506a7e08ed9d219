import { leadKey } from '../../src/contract/lead';

test('keys are 32 hexadecimal digits and never repeat', () => {
  const keys = Array.from({ length: 1_000 }, leadKey);
  expect(new Set(keys).size).toBe(1_000);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});
