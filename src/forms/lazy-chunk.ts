import { reportError } from '../platform/error-reporting';

/** Code that arrives when it is needed, or does not: then there is another way on. */
export type LazyChunk<Loaded> = {
  /** What has arrived, if it has. */
  loaded: () => Loaded | undefined;
  /** Resolves to what was loaded, or to undefined where it failed or took too long. Never rejects; may be tried again. */
  load: () => Promise<Loaded | undefined>;
};

export const chunkLimitMs = 8_000;

type LazyChunkOptions<Loaded> = {
  /** What the code is for, as reports of its failures call it. */
  name: string;
  importChunk: () => Promise<Loaded>;
  limitMs?: number;
};

export function lazyChunk<Loaded>({ name, importChunk, limitMs = chunkLimitMs }: LazyChunkOptions<Loaded>): LazyChunk<Loaded> {
  let arrived: Loaded | undefined;

  const giveUp = (error: unknown) => {
    reportError(error, { boundary: name, cause: `chunk ${name}` });
    return undefined;
  };

  const load = async () => {
    if (arrived !== undefined) return arrived;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(giveUp(new Error(`The code for ${name} did not arrive in time`))), limitMs);
    });
    const arriving = importChunk().then((chunk) => {
      arrived = chunk;
      return chunk;
    }, giveUp);
    const first = await Promise.race([arriving, limit]);
    clearTimeout(timer);
    return first;
  };

  return { loaded: () => arrived, load };
}
