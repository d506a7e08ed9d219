import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoot } from './fault-test';

/** Undefined if the build lacks the file: spec files read the build while they load, and must not fail then. */
function readJson(path: string): unknown {
  const file = join(buildRoot, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The path of a chunk's file, by chunk name; one that nothing matches if the build has none. */
export function chunkPath(name: string): string {
  const paths = readJson('chunk-map.json') as Record<string, string[]> | undefined;
  return paths?.[name]?.[0] ?? `/no-chunk-of-the-name-${name}.js`;
}

export const pageDataPath = (path: string) => `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;

export type PageData = {
  path: string;
  componentChunkName: string;
  staticQueryHashes: string[];
  result?: { data: Record<string, unknown> };
};

const noData = (path: string): PageData => ({ path, componentChunkName: 'none', staticQueryHashes: [] });

export const readPageData = (path: string) => (readJson(pageDataPath(path)) as PageData | undefined) ?? noData(path);
