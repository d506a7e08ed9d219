/** Code that arrives when it is needed, or does not: then there is another way on. */
export type LazyChunk<Loaded> = {
  /** What has arrived, if it has. */
  loaded: () => Loaded | undefined;
  /** Resolves to what was loaded, or to undefined where it failed or took too long. Never rejects; may be tried again. */
  load: () => Promise<Loaded | undefined>;
};

export const chunkLimitMs = 8_000;

export function lazyChunk<Loaded>(importChunk: () => Promise<Loaded>, limitMs = chunkLimitMs): LazyChunk<Loaded> {
  let arrived: Loaded | undefined;

  const load = async () => {
    if (arrived !== undefined) return arrived;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, limitMs, undefined);
    });
    const arriving = importChunk().then(
      (chunk) => {
        arrived = chunk;
        return chunk;
      },
      () => undefined,
    );
    const first = await Promise.race([arriving, limit]);
    clearTimeout(timer);
    return first;
  };

  return { loaded: () => arrived, load };
}
