/** What scripts of others may be for. Necessary ones are not asked for. */
export const askedPurposes = ['analytics', 'marketing'] as const;
export type AskedPurpose = (typeof askedPurposes)[number];

/** The storage key of the visitor's privacy choice. */
export const consentKey = 'privacy.consent';

/** A visitor's privacy choice, as stored in the browser and sent along with a lead. */
export type ConsentRecord = {
  /** The version of the question that the visitor answered. */
  version: string;
  /** When they answered, in ISO 8601 and UTC. */
  date: string;
  /** The purposes that they agreed to; empty after a no. */
  purposes: AskedPurpose[];
};
