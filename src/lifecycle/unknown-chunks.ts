import type { ChunkLoaders } from './gatsby-window';

/**
 * Page data of a newer build can name a chunk that this one does not know. Gatsby's loader throws then, and nobody
 * catches it; a chunk that fails to load it takes for a page that failed, which has a way on.
 */
export function withUnknownChunks(known: ChunkLoaders): ChunkLoaders {
  return new Proxy(known, {
    get: (loaders, name: string) =>
      Object.hasOwn(loaders, name) ? loaders[name] : () => Promise.reject(new Error(`This build has no chunk "${name}"`)),
  });
}
