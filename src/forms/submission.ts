import { readCampaign } from '../analytics/campaign';
import { readEntryPoint } from '../analytics/entry-point';
import { type Lead, leadKey } from '../delivery/lead';
import { shownVariant } from '../experiments/settle-cta-copy';
import type { Field, Values } from './fields';
import type { Result } from './form-view';
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
  /** Records the lead, and may move on; `said` is what the visitor is told. What it throws counts as a failed submit. */
  onSent: (values: Values, lead: Lead, said: Result) => void;
  /** Whether `onSent` puts something else into the place of the form, with what the visitor is told; no toast repeats it then. */
  movesOn?: boolean;
};

/** The name of the field that only machines fill in. */
export const trapName = 'leave_empty';

/** The lead of a submit. `begunAt` is when the form was there, on the clock of `performance`; `previous` is what went out under the same key before. */
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
    submittedAt: new Date().toISOString(),
    signals: { trap: String(new FormData(form).get(trapName) ?? ''), secondsOnForm: Math.round((performance.now() - begunAt) / 1_000) },
  };
}
