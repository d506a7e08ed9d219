import type { ConsentRecord } from './consent';

export const campaignFields = ['id', 'medium', 'name', 'source', 'term', 'content', 'gclid'] as const;

/** The campaign that brought the visitor to the site; unknown fields are absent. */
export type Campaign = Partial<Record<(typeof campaignFields)[number], string>>;

/** The forms that send leads. */
export const leadForms = ['contact', 'newsletter', 'referral', 'application'] as const;

/** A form submission, as sent to the receiver. */
export type Lead = {
  /** Unique per lead; the same for every attempt and every later step of the form. */
  key: string;
  /** Starts at 1 and increases when the visitor completes or corrects what was sent under this key; the highest wins. */
  revision: number;
  form: (typeof leadForms)[number];
  /** Keyed by the names of the form's controls; a list holds the values of selected options. */
  fields: Record<string, string | string[]>;
  /** The location of the form, for example `footer`. */
  source: string;
  path: string;
  /** The language of the page, for example `en`. */
  language: string;
  campaign: Campaign;
  entryPoint: string | null;
  /** The variant of the call to action that the visitor saw, or null outside the experiment. */
  variant: string | null;
  /** The visitor's privacy choice, or null if not asked or not answered. */
  consent: ConsentRecord | null;
  /** ISO 8601, in UTC. */
  submittedAt: string;
  /** For bot detection at the receiver; nothing is ever dropped in the browser. */
  signals: { trap: string; secondsOnForm: number };
};

/** Returns a unique key: 128 random bits in hexadecimal. */
export function leadKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const leadKeyPattern = /^[\da-f]{32}$/;

export const isLeadKey = (text: string) => leadKeyPattern.test(text);

/** The only control of a newsletter form; a page may have two. */
export const newsletterField = (source: string) => `${source}_email`;

/** The control for bots, which people do not see: what is written into it becomes `signals.trap`. */
export const trapName = 'leave_empty';

/** The control that Cloudflare Turnstile's widget adds to a form, with its token. */
export const turnstileName = 'cf-turnstile-response';
