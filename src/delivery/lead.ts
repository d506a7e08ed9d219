import type { Campaign } from '../analytics/campaign';

/** What a visitor sent by a form, as it goes to the receiver. */
export type Lead = {
  /** One for each lead, the same at every attempt and at every later step of the form. */
  key: string;
  /** 1 at first, higher when the visitor completed or corrected what went out under this key; the highest one counts. */
  revision: number;
  form: 'newsletter' | 'contact' | 'referral' | 'application';
  /** By the names of the form's controls; a list holds the values of chosen options. */
  fields: Record<string, string | string[]>;
  /** Where the form stood, such as `footer`. */
  source: string;
  path: string;
  /** The language of the page, such as `en`. */
  language: string;
  campaign: Campaign;
  entryPoint: string | null;
  /** The variant of the call to action that the visitor saw, or null outside the experiment. */
  variant: string | null;
  /** ISO 8601, in UTC. */
  submittedAt: string;
  /** For telling people from machines at the receiver; nothing is ever dropped in the browser. */
  signals: { trap: string; secondsOnForm: number };
};

/** A key that nobody else draws: 128 random bits in hexadecimal digits. */
export function leadKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
