import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitHash } from '../settings/environment';

/** What a deploy needs to know about a build, whenever and wherever it was made. */
export type BuildRecord = {
  /** The commit; null outside a repository. */
  revision: string | null;
  /** The value of GATSBY_LEADS_ENDPOINT, possibly `none`; null if it was unset. */
  leadsEndpoint: string | null;
};

export const buildRecordFile = '.deploy/build.json';

export function writeBuildRecord(env: Readonly<Record<string, string | undefined>>, folder = process.cwd()): void {
  const record: BuildRecord = { revision: commitHash(folder) ?? null, leadsEndpoint: env.GATSBY_LEADS_ENDPOINT || null };
  const file = join(folder, buildRecordFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** The record of the build in this folder; throws if there is no finished build. */
export function readBuildRecord(): BuildRecord {
  const needed = ['public/_headers', '.deploy/policies.json', buildRecordFile];
  if (!needed.every(existsSync)) throw new Error('There is no finished build: run "npm run build" first.');
  return JSON.parse(readFileSync(buildRecordFile, 'utf8')) as BuildRecord;
}

/** Why a build must not be deployed, in one sentence; undefined if it may be. */
export function refusalOf({ leadsEndpoint }: BuildRecord): string | undefined {
  if (leadsEndpoint) return undefined;
  return 'This build sends leads nowhere: set GATSBY_LEADS_ENDPOINT and build again, or set it to "none" if no form should send anything.';
}
