import { readCampaign } from '../analytics/campaign';
import { readEntryPoint } from '../analytics/entry-point';
import { type Lead, leadKey } from '../delivery/lead';
import type { Field, Values } from './fields';
import { deliveredFields } from './values';

/** What a form is, and what follows when one of its leads is safe. */
export type Submission = {
  form: Lead['form'];
  source: string;
  fields: readonly Field[];
  /** What the visitor reads when the receiver has the lead. */
  accepted: string;
  /** The lead of an earlier step, which this one completes. */
  continues?: Lead | undefined;
  /** Records the lead and moves on; `said` is what the visitor is told. What it throws counts as a failed submit. */
  onSent: (values: Values, lead: Lead, said: string) => void;
};

/** The name of the field that only machines fill in. */
export const trapName = 'leave_empty';

/** The lead of a submit; `previous` is what went out under the same key before. */
export function leadOf(submission: Submission, values: Values, form: HTMLFormElement, begunAt: number, previous: Lead | undefined): Lead {
  return {
    key: previous?.key ?? leadKey(),
    revision: (previous?.revision ?? 0) + 1,
    form: submission.form,
    fields: { ...submission.continues?.fields, ...deliveredFields(values) },
    source: submission.source,
    path: window.location.pathname,
    campaign: readCampaign(),
    entryPoint: readEntryPoint(),
    submittedAt: new Date().toISOString(),
    signals: { trap: String(new FormData(form).get(trapName) ?? ''), secondsOnForm: Math.round((Date.now() - begunAt) / 1_000) },
  };
}
