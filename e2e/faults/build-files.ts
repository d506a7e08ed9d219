import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoot } from './fault-test';

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(buildRoot, path), 'utf8'));

/** The path of a chunk's file, by chunk name. */
export function chunkPath(name: string): string {
  const path = (readJson('chunk-map.json') as Record<string, string[]>)[name]?.[0];
  if (path === undefined) throw new Error(`The build has no chunk "${name}".`);
  return path;
}

export const pageDataPath = (path: string) => `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;

export type PageData = {
  path: string;
  componentChunkName: string;
  staticQueryHashes: string[];
  result?: { data: Record<string, unknown> };
};

export const readPageData = (path: string) => readJson(pageDataPath(path)) as PageData;
