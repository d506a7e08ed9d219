import type { ChunkLoaders } from './gatsby-window';

/** The pauses before the second and third try, in ms. */
const pausesMs = [500, 2_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

/** Retries a failed chunk while `isPatient` returns true: Gatsby tries its data four times, but a chunk once. */
export function withPatience(loaders: ChunkLoaders, isPatient: () => boolean): ChunkLoaders {
  const patient = Object.entries(loaders).map(([name, load]) => [name, () => loadPatiently(load, isPatient)] as const);
  return Object.fromEntries(patient);
}
