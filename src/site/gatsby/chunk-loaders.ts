import { pause } from '../edge/next-task';
import type { ChunkLoaders } from './gatsby-window';

/** The pauses before the second and third try, in ms. */
const pausesMs = [500, 2_000];

async function loadPatiently(load: () => Promise<unknown>, isPatient: () => boolean): Promise<unknown> {
  for (const ms of pausesMs) {
    try {
      return await load();
    } catch (error) {
      if (!isPatient()) throw error;
      await pause(ms);
    }
  }
  return load();
}

const missing = (name: string) => async () => {
  throw new Error(`We couldn't find the correct component chunk with the name "${name}"`);
};

/**
 * Retries a failed chunk while `isPatient` returns true: Gatsby requests page data up to four times, but a chunk only once. Page
 * data of a newer build can name a chunk unknown to this one, for which Gatsby's loader throws in an unhandled promise; thrown by
 * the chunk's own loader, the same error counts as a failed page, which is recovered from.
 */
export function safeChunkLoaders(loaders: ChunkLoaders, isPatient: () => boolean): ChunkLoaders {
  const patient: ChunkLoaders = Object.fromEntries(
    Object.entries(loaders).map(([name, load]) => [name, () => loadPatiently(load, isPatient)]),
  );
  return new Proxy(patient, { get: (known, name: string) => (Object.hasOwn(known, name) ? known[name] : missing(name)) });
}
