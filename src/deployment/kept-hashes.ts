import { type Ledger, ledgerAfter } from './file-ledger';
import type { PathPolicy } from './response-table';

/** CloudFront takes a policy of limited length; each hash costs 54 characters of it. */
const mostEarlier = 8;

const hashSources = /'(sha256-[\w+/=]+)'/g;

/** The hashes of the inline scripts that a content security policy allows. */
export const hashesIn = (policy: string): string[] => [...policy.matchAll(hashSources)].map(([, hash = '']) => hash);

/** The scripts of this build and of those before it, each with the time since when it is no longer used. */
export function hashesAfter(before: Ledger, { policy }: Pick<PathPolicy, 'policy'>, now: Date): Ledger {
  const { ledger } = ledgerAfter(before, hashesIn(policy), now, () => true);
  const newestFirst = Object.entries(ledger).sort(([, one], [, other]) => (other ?? '9').localeCompare(one ?? '9'));
  return Object.fromEntries(newestFirst.slice(0, hashesIn(policy).length + mostEarlier));
}

/** The policy that allows the scripts of earlier builds too: a cache may still answer with their pages. */
export function withEarlierHashes(policy: string, hashes: Ledger): string {
  const earlier = Object.keys(hashes).filter((hash) => !policy.includes(`'${hash}'`));
  if (earlier.length === 0) return policy;
  return policy.replace(/(^|; )script-src [^;]*/, (sources) => `${sources} ${earlier.map((hash) => `'${hash}'`).join(' ')}`);
}

/** The served policy without the scripts that the expected one does not have. */
export function withoutOtherHashes(served: string, expected: string): string {
  const known = hashesIn(expected);
  return served.replace(/ '(sha256-[\w+/=]+)'/g, (source, hash: string) => (known.includes(hash) ? source : ''));
}
