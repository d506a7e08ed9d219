/** Pictures made at once: while one is compressed, the next is prepared; more would slow down webpack, which runs at the same time. */
const concurrency = 2;

/** Runs `work` on each entry, a few at a time, in order. */
export async function forEachConcurrently<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
  const left = entries.values();
  const worker = async () => {
    for (const entry of left) await work(entry);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
