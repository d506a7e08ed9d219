import type { ConsentPurpose } from '../../contract/consent';
import type { ConsentSetting } from '../../contract/consent-setting';

/** What the inline script decided, and its function to apply a choice made here. */
export type PrivacyGate = {
  setting: ConsentSetting;
  /** The version of the question. */
  version: string;
  /** Whether the browser sends Global Privacy Control. */
  signal: boolean;
  /** The browser's IANA time zone; empty if unknown, or if the setting does not need it. */
  timeZone: string;
  asked: boolean;
  allowed: readonly ConsentPurpose[];
  /** The stored record of a choice as text, even if it answers an earlier version, for a lead that is sent before hydration. */
  given: string | undefined;
  /** Starts what is held for these purposes, with the calls queued so far; drops the calls for all others. */
  allow: (purposes: readonly ConsentPurpose[]) => void;
};

declare global {
  interface Window {
    privacyGate?: PrivacyGate;
  }
}

/** Undefined in builds without third-party scripts, and in `gatsby develop`. */
export const privacyGate = (): PrivacyGate | undefined => window.privacyGate;
