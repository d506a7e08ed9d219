import { patiently } from '../../../src/commands/deploy/patiently';

test.each([
  ['that succeeds is done once', 0, 1, true],
  ['that fails twice is tried three times', 2, 3, true],
  ['that never succeeds is given up', 9, 3, false],
])('an act %s', async (_, failures, expected, succeeds) => {
  let tried = 0;
  const act = async () => {
    tried += 1;
    if (tried <= failures) throw new Error(`failure ${tried}`);
  };
  const done = patiently(act, 3, 1);
  if (succeeds) await done;
  else await expect(done).rejects.toThrow('failure 3');
  expect(tried).toBe(expected);
});
