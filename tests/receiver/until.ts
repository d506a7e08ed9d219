const timeoutMs = 20_000;

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = timeoutMs): Promise<void> {
  const limit = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`It never came to hold: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
