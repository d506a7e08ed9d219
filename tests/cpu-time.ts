/**
 * What hostile input may take at most, in ms of processor time. Test with input so large that code whose work grows with the square of
 * the length would take far longer.
 */
export const hostileInputMs = 2_000;

/** The processor time of some work, in ms. Unlike elapsed time, it does not depend on what else the machine does. */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
