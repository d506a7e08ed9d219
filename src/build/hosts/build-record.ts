import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Environment, isLocal } from '../../contract/environment';
import { commitHash } from '../settings/complete-environment';
import { isPreview } from '../settings/preview';

/** What a deploy needs to know about a build, whenever and wherever it was made. */
export type BuildRecord = {
  /** The commit; null outside a repository. */
  revision: string | null;
  /** Where its canonical links point, without a trailing slash; absent in records of older builds. */
  siteUrl?: string;
  /** The value of GATSBY_LEADS_ENDPOINT, possibly `none`; null if it was unset. */
  leadsEndpoint: string | null;
  /** Content that was invented to show the site; absent in records of older builds. */
  samples?: readonly string[];
  /** Whether it includes drafts and future posts; absent in records of older builds. */
  preview?: boolean;
};

export const buildRecordFile = '.deploy/build.json';

export function writeBuildRecord(env: Environment, siteUrl: string, samples: readonly string[], folder = process.cwd()): void {
  const record: BuildRecord = {
    revision: commitHash(folder) ?? null,
    siteUrl,
    leadsEndpoint: env.GATSBY_LEADS_ENDPOINT || null,
    samples,
    preview: isPreview(env),
  };
  const file = join(folder, buildRecordFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** The record of the build in this folder; throws if there is no finished build. */
export function readBuildRecord(): BuildRecord {
  const needed = ['public/_headers', '.deploy/policies.json', buildRecordFile];
  if (!needed.every(existsSync)) throw new Error('There is no finished build: run "npm run build" first.');
  return JSON.parse(readFileSync(buildRecordFile, 'utf8'));
}

/** Why a build must not be deployed; undefined if it may be. */
export function refusalOf({ leadsEndpoint, samples = [], preview = false }: BuildRecord, env: Environment): string | undefined {
  if (preview) return 'This build is a preview, which shows drafts and future posts: build without GATSBY_PREVIEW to deploy.';
  if (samples.length > 0 && env.ALLOW_SAMPLE_CONTENT !== 'true') return sampleRefusal(samples);
  if (leadsEndpoint && URL.canParse(leadsEndpoint) && isLocal(leadsEndpoint))
    return 'This build sends leads to this machine, as after "npm start": set GATSBY_LEADS_ENDPOINT and run "npm run build".';
  if (leadsEndpoint) return undefined;
  return 'This build sends leads nowhere: set GATSBY_LEADS_ENDPOINT and build again, or set it to "none" if no form should send anything.';
}

const sampleRefusal = (samples: readonly string[]) =>
  `This build contains sample content: replace it and remove "sample: true", or set ALLOW_SAMPLE_CONTENT=true.\n${samples
    .map((each) => `  ${each}`)
    .join('\n')}`;
