import type { ChunkLoaders } from './gatsby-window';

/**
 * Page data of a newer build can name a chunk unknown to this one. Gatsby's loader throws for it in an unhandled promise;
 * thrown by the chunk's own loader, the same error counts as a failed page, which is recovered from.
 */
export function withUnknownChunks(known: ChunkLoaders): ChunkLoaders {
  return new Proxy(known, { get: (loaders, name: string) => (Object.hasOwn(loaders, name) ? loaders[name] : missing(name)) });
}

const missing = (name: string) => async () => {
  throw new Error(`We couldn't find the correct component chunk with the name "${name}"`);
};
