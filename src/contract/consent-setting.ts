import type { AskedPurpose } from './consent';

/** How a build asks for consent: never; never, but with an opt-out; before anything loads; or as the visitor's region asks. */
export const consentSettings = ['off', 'opt-out', 'opt-in', 'by-region'] as const;
export type ConsentSetting = (typeof consentSettings)[number];

/** What pages need to know about consent; builds without scripts of others have none. */
export type PrivacySetup = {
  setting: ConsentSetting;
  /** Changes with the declared services and their purposes; a choice made under another version is asked for again. */
  version: string;
  /** The purposes that a declared service has. */
  purposes: AskedPurpose[];
  /** Names of the cookies and stored values that these services set, by purpose; a `*` stands for any characters. */
  stores: Readonly<Record<AskedPurpose, readonly string[]>>;
};
