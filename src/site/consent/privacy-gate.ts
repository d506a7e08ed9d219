import type { AskedPurpose } from '../../contract/consent';
import type { ConsentSetting } from '../../contract/consent-setting';

/** What the inline script decided, and its function for a choice made on this page. */
export type PrivacyGate = {
  setting: ConsentSetting;
  /** The version of the question. */
  version: string;
  /** Whether the browser sends Global Privacy Control. */
  signal: boolean;
  timeZone: string;
  asked: boolean;
  allowed: readonly AskedPurpose[];
  /** Starts what is held for these purposes, with the calls kept so far; drops the calls for all others. */
  allow: (purposes: readonly AskedPurpose[]) => void;
};

declare global {
  interface Window {
    privacyGate?: PrivacyGate;
  }
}

/** Undefined in builds without scripts of others, and in `gatsby develop`. */
export const privacyGate = (): PrivacyGate | undefined => window.privacyGate;
