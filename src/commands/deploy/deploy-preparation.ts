import { readFileSync } from 'node:fs';
import { pathsIn } from '../../build/hosts/paths-in';
import { parseRedirectsFile } from '../../build/hosts/redirects';
import type { PathPolicy } from '../../build/hosts/response-table';
import { headersChange } from './cloudfront-policy';
import { deployPlan, type HeadersChange, type ListName, publishedFiles, redirectPage, type Step, stagingFolder } from './deploy-plan';
import { type Ledger, ledgerAfter } from './file-ledger';
import { hashesAfter, withEarlierHashes } from './kept-hashes';
import { stage } from './staging';
import { storedLedger } from './store-client';

export type Place = {
  bucket: string;
  stateBucket: string;
  /** The ids of CloudFront's response headers policies, by the build file that each is made from. */
  policies: Readonly<Record<string, string>>;
};

/** A dry run makes no requests: it shows what a first deploy would do. */
const assumedChange = (policy: string, file: string): HeadersChange => ({
  policy,
  etag: 'ETAG',
  file,
  changed: true,
  distributions: ['DISTRIBUTION'],
});

const readJson = (file: string, revive?: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(readFileSync(file, 'utf8'), revive);

/** The response headers policies of this build, which allow the scripts of earlier builds too. */
function wantedHeaders({ policies }: Place, hashes: Ledger) {
  const complete = (_: string, value: unknown) => (typeof value === 'string' ? withEarlierHashes(value, hashes) : value);
  return Object.entries(policies).map(([name, policy]) => ({ name, policy, wanted: readJson(`.deploy/${name}`, complete) }));
}

/** The files of the build in this folder, and the redirects that need a page in the store. */
function builtSite() {
  const files = publishedFiles(pathsIn('public'));
  // In a store, an address with and without a trailing slash is one object.
  const redirects = parseRedirectsFile(readFileSync('public/_redirects', 'utf8')).filter(({ from }) => from.endsWith('/'));
  return { files, redirects, inStore: [...files, ...redirects.map((redirect) => redirectPage(redirect).path)] };
}

/** Stages all uploads of a full deploy and returns its steps. */
export function prepareDeploy(place: Place, dry: boolean): Step[] {
  const stored = (name: ListName): Ledger => (dry ? {} : storedLedger(place.stateBucket, name));
  const changeOf = dry ? assumedChange : headersChange;
  const { files, redirects, inStore } = builtSite();
  const now = new Date();
  const { ledger, removable } = ledgerAfter(stored('files.json'), inStore, now);
  const [sitePolicy] = readJson('.deploy/policies.json') as [PathPolicy];
  const hashes = hashesAfter(stored('script-hashes.json'), sitePolicy, now);
  const policies = wantedHeaders(place, hashes);
  const headers = policies.map(({ name, policy, wanted }) => changeOf(policy, `${stagingFolder}/${name}`, wanted));
  const lists = { 'files.json': ledger, 'script-hashes.json': hashes } satisfies Record<ListName, Ledger>;
  const json = { ...lists, ...Object.fromEntries(policies.map(({ name, wanted }) => [name, wanted])) };
  stage({ files, redirects, removable, json });
  return deployPlan(files, redirects, removable, { ...place, headers });
}
