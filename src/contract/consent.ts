/** What third-party scripts may be for. Necessary ones need no consent. */
export const consentPurposes = ['analytics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The storage key of the visitor's privacy choice. */
export const consentKey = 'privacy.consent';

/** A visitor's privacy choice, as stored in the browser and sent along with a lead. */
export type ConsentRecord = {
  /** The version of the question that the visitor answered. */
  version: string;
  /** When they answered: ISO 8601, in UTC. */
  date: string;
  /** The purposes they agreed to; empty if they declined. */
  purposes: ConsentPurpose[];
};
