import type { Lead } from '../../contract/lead';
import { readCampaign } from '../analytics/campaign';
import { readEntryPoint } from '../analytics/entry-point';
import { givenConsent } from '../consent/given-consent';
import { leadKey } from '../delivery/lead-key';
import { shownVariant } from '../experiments/settle-cta-copy';
import type { Field, Values } from './fields';
import type { Result } from './form-view';
import { deliveredFields } from './values';

/** A form's definition, and what happens once one of its leads is safe. */
export type Submission = {
  form: Lead['form'];
  source: string;
  fields: readonly Field[];
  /** Shown to the visitor when the receiver has the lead. */
  accepted: string;
  /** The lead of an earlier step, which this form completes. */
  continues?: Lead | undefined;
  /** Records the lead, and may advance the form; `said` is the visitor's message. If it throws, the submit counts as failed. */
  onSent: (values: Values, lead: Lead, said: Result) => void;
  /** Whether `onSent` replaces the form with something that includes the visitor's message; then no toast repeats it. */
  movesOn?: boolean;
};

/** The name of the honeypot field. */
export const trapName = 'leave_empty';

/** Returns the lead of a submit. `begunAt` is when the form was ready, in `performance` time; `previous` was sent with the same key. */
export function leadOf(submission: Submission, values: Values, form: HTMLFormElement, begunAt: number, previous: Lead | undefined): Lead {
  return {
    key: previous?.key ?? leadKey(),
    revision: (previous?.revision ?? 0) + 1,
    form: submission.form,
    fields: { ...submission.continues?.fields, ...deliveredFields(values) },
    source: submission.source,
    path: window.location.pathname,
    language: document.documentElement.lang,
    campaign: readCampaign(),
    entryPoint: readEntryPoint(),
    variant: shownVariant(),
    consent: givenConsent(),
    submittedAt: new Date().toISOString(),
    signals: { trap: String(new FormData(form).get(trapName) ?? ''), secondsOnForm: Math.round((performance.now() - begunAt) / 1_000) },
  };
}
