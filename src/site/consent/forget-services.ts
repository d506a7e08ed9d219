import { type AskedPurpose, askedPurposes } from '../../contract/consent';
import { cookieNames, removeCookie } from '../edge/cookies';
import { publicSettings } from '../edge/public-settings';
import { removeStored, storedKeys } from '../edge/storage';
import type { PrivacyGate } from './privacy-gate';

/** Whether a name matches a declared name, in which a final `*` stands for any characters. */
export const isDeclared = (declared: readonly string[], name: string): boolean =>
  declared.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));

/** Removes the cookies and stored values declared by services for these purposes. */
export function forgetServices(purposes: readonly AskedPurpose[], stores = publicSettings.privacy?.stores): void {
  const declared = purposes.flatMap((purpose) => stores?.[purpose] ?? []);
  const isTheirs = (name: string) => isDeclared(declared, name);
  for (const name of cookieNames().filter(isTheirs)) removeCookie(name);
  for (const store of ['local', 'session'] as const) {
    for (const key of storedKeys(store, '').filter(isTheirs)) removeStored(store, key);
  }
}

/**
 * Removes what services left behind that the visitor rejects: scripts may write again while the page unloads, and the signal may
 * be newer than the values. Without a choice, nothing has been rejected yet.
 */
export function forgetRefused({ asked, allowed }: PrivacyGate): void {
  if (!asked) forgetServices(askedPurposes.filter((purpose) => !allowed.includes(purpose)));
}
