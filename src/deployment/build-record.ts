import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitHash } from '../platform/environment';

/** What a deploy has to know of a build, whenever and wherever it was made. */
export type BuildRecord = {
  /** The commit; null outside a repository. */
  revision: string | null;
  /** As GATSBY_LEADS_ENDPOINT names it, which may be `none`; null where it was unset. */
  leadsEndpoint: string | null;
};

export const buildRecordFile = '.deploy/build.json';

export function writeBuildRecord(env: Readonly<Record<string, string | undefined>>, folder = process.cwd()): void {
  const record: BuildRecord = { revision: commitHash(folder) ?? null, leadsEndpoint: env.GATSBY_LEADS_ENDPOINT || null };
  const file = join(folder, buildRecordFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** The record of the build in this folder; throws where no build was finished here. */
export function readBuildRecord(): BuildRecord {
  const needed = ['public/_headers', '.deploy/policies.json', buildRecordFile];
  if (!needed.every(existsSync)) throw new Error('There is no finished build: run "npm run build" first.');
  return JSON.parse(readFileSync(buildRecordFile, 'utf8')) as BuildRecord;
}

/** Why a build must not be deployed, in one sentence. */
export function refusalOf({ leadsEndpoint }: BuildRecord): string | undefined {
  if (leadsEndpoint) return undefined;
  return 'This build sends leads nowhere: set GATSBY_LEADS_ENDPOINT and build again, or set it to "none" if no form should send anything.';
}
