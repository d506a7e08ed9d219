import { reportError } from '../errors/error-reporting';

/** Code loaded on demand. If it fails to load, the caller falls back. */
type LazyChunk<Loaded> = {
  /** Returns the code, if it has loaded. */
  loaded: () => Loaded | undefined;
  /** Resolves to the loaded code, or to undefined if it failed or took too long. Never rejects; may be retried. */
  load: () => Promise<Loaded | undefined>;
};

export const chunkLimitMs = 8_000;

type LazyChunkOptions<Loaded> = {
  /** The name of the code in error reports. */
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
