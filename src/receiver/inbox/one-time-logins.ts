import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '../../contract/durations';
import { inboxPaths } from './inbox-paths';

export type OneTimeLogins = {
  /** Creates a link that logs in once, within a day; returns its path. */
  createPath: (now: number) => string;
  /** Returns whether the code of a link was valid, and invalidates it. */
  redeem: (code: string, now: number) => boolean;
};

const validMs = dayMs;

/** Looked up by digest, so lookup times reveal nothing about the codes. */
const digestOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Links that log in without the token; in memory, per process. */
export function oneTimeLogins(): OneTimeLogins {
  const open = new Map<string, number>();
  return {
    createPath: (now) => {
      const code = randomBytes(24).toString('base64url');
      open.set(digestOf(code), now + validMs);
      return `${inboxPaths.enter}?once=${code}`;
    },
    redeem: (code, now) => {
      const expiresAt = open.get(digestOf(code));
      open.delete(digestOf(code));
      return expiresAt !== undefined && now < expiresAt;
    },
  };
}
