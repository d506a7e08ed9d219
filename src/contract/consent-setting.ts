import type { ConsentPurpose } from './consent';

/** When a build asks for consent: never; never, but with an opt-out; before anything loads; or as the region requires. */
export const consentSettings = ['off', 'opt-out', 'opt-in', 'by-region'] as const;
export type ConsentSetting = (typeof consentSettings)[number];

/** What pages need to know about consent; absent in builds without third-party scripts. */
export type PrivacySetup = {
  setting: ConsentSetting;
  /** Changes with the declared services and purposes; visitors who answered another version are asked again. */
  version: string;
  /** The purposes of the declared services. */
  purposes: ConsentPurpose[];
  /** Names of the cookies and stored values that these services set, by purpose; a `*` stands for any characters. */
  stores: Readonly<Record<ConsentPurpose, readonly string[]>>;
};
