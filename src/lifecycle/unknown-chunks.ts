import type { ChunkLoaders } from './gatsby-window';

/**
 * Page data of a newer build can name a chunk that this one does not know. Gatsby's loader throws for it in a promise that
 * nobody watches, which is an uncaught error; thrown by the chunk's own loader, the same error is that of a page that
 * failed, which has a way on.
 */
export function withUnknownChunks(known: ChunkLoaders): ChunkLoaders {
  return new Proxy(known, { get: (loaders, name: string) => (Object.hasOwn(loaders, name) ? loaders[name] : missing(name)) });
}

const missing = (name: string) => async () => {
  throw new Error(`We couldn't find the correct component chunk with the name "${name}"`);
};
