import { type ConsentPurpose, consentPurposes } from '../../contract/consent';
import { cookieNames, removeCookie } from '../edge/cookies';
import { publicSettings } from '../edge/public-settings';
import { removeStored, storedKeys } from '../edge/storage';
import type { PrivacyGate } from './privacy-gate';

/** Whether a name matches a declared name, in which a final `*` stands for any characters. */
export const isDeclared = (declared: readonly string[], name: string): boolean =>
  declared.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));

/** Removes the cookies and stored values declared by services for these purposes. */
export function deleteServiceData(purposes: readonly ConsentPurpose[], stores = publicSettings.privacy?.stores): void {
  const declared = purposes.flatMap((purpose) => stores?.[purpose] ?? []);
  const isTheirs = (name: string) => isDeclared(declared, name);
  for (const name of cookieNames().filter(isTheirs)) removeCookie(name);
  for (const store of ['local', 'session'] as const) {
    for (const key of storedKeys(store, '').filter(isTheirs)) removeStored(store, key);
  }
}

/**
 * Removes what rejected services left behind: their scripts may have written again while the previous page unloaded, or Global
 * Privacy Control may have been turned on since. Until the visitor chooses, nothing counts as rejected.
 */
export function deleteRejectedData({ asked, allowed }: PrivacyGate): void {
  if (!asked) deleteServiceData(consentPurposes.filter((purpose) => !allowed.includes(purpose)));
}
