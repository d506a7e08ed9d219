import { z } from 'zod';
import { classOf } from '../../build/hosts/response-table';
import { dayMs } from '../../contract/durations';

/** The files in the store, by path or hash: null while the site uses one, else the time of the first deploy without it. */
export type Ledger = Readonly<z.infer<typeof ledgerFile>>;

const ledgerFile = z.record(z.string().regex(/^(\/|sha256-)/), z.iso.datetime().nullable());

const keptDays = 30;

const isHashedFile = (path: string) => classOf(path).name === 'hashed';

/**
 * The ledger after a deploy of `files` (their paths), and the files that this deploy may remove.
 *
 * Deleted pages are removed at once. Hashed files stay for 30 days after the last build that had them, because open pages
 * and cached HTML still request them; `outlives` decides which files stay. A file missing from every ledger is never removed.
 */
export function ledgerAfter(
  before: Ledger,
  files: readonly string[],
  now: Date,
  outlives: (path: string) => boolean = isHashedFile,
): { ledger: Ledger; removable: string[] } {
  const inUse = new Set(files);
  const left = Object.entries(before).flatMap(([path, since]) => (inUse.has(path) ? [] : [{ path, since: since ?? now.toISOString() }]));
  const expired = ({ path, since }: (typeof left)[number]) =>
    !outlives(path) || now.getTime() - new Date(since).getTime() >= keptDays * dayMs;
  const kept = left.filter((entry) => !expired(entry)).map(({ path, since }) => [path, since] as const);
  return {
    ledger: Object.fromEntries([...files.map((path) => [path, null] as const), ...kept]),
    removable: left.filter(expired).map(({ path }) => path),
  };
}

/** Parses a stored ledger; throws if it is invalid, because removing files by a damaged one could break the site. */
export function parseLedger(text: string): Ledger {
  const { success, data } = ledgerFile.safeParse(JSON.parse(text));
  if (!success) throw new Error('A list from an earlier deploy is damaged. Delete it from the bucket: the next deploy creates a new one.');
  return data;
}
