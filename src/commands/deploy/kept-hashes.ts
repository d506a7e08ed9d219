import type { PathPolicy } from '../../build/hosts/response-table';
import { type Ledger, ledgerAfter } from './file-ledger';

/** CloudFront limits the length of a policy; each hash takes 54 characters. */
const maxEarlier = 8;

const hashSources = /'(sha256-[\w+/=]+)'/g;

/** The hashes of the inline scripts that a Content Security Policy allows. */
export const hashesIn = (policy: string): string[] => [...policy.matchAll(hashSources)].map(([, hash = '']) => hash);

/** The script hashes of this and earlier builds: null while in use, else the time when they fell out of use. */
export function hashesAfter(before: Ledger, { policy }: Pick<PathPolicy, 'policy'>, now: Date): Ledger {
  const { ledger } = ledgerAfter(before, hashesIn(policy), now, () => true);
  const newestFirst = Object.entries(ledger).sort(([, one], [, other]) => (other ?? '9').localeCompare(one ?? '9'));
  return Object.fromEntries(newestFirst.slice(0, hashesIn(policy).length + maxEarlier));
}

/** Adds the scripts of earlier builds to a policy, because a cache may still serve their pages. */
export function withEarlierHashes(policy: string, hashes: Ledger): string {
  const earlier = Object.keys(hashes).filter((hash) => !policy.includes(`'${hash}'`));
  if (earlier.length === 0) return policy;
  return policy.replace(/(^|; )script-src [^;]*/, (sources) => `${sources} ${earlier.map((hash) => `'${hash}'`).join(' ')}`);
}

/** The served policy without script hashes that are not in the expected one. */
export function withoutOtherHashes(served: string, expected: string): string {
  const known = hashesIn(expected);
  return served.replace(/ '(sha256-[\w+/=]+)'/g, (source, hash: string) => (known.includes(hash) ? source : ''));
}
