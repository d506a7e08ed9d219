import type { Lead } from '../../contract/lead';
import type { Field, Values } from './fields';
import type { Result } from './outcome';

/** A form's fields and texts, and what happens once one of its leads is safe. */
export type FormDefinition = {
  form: Lead['form'];
  source: string;
  fields: readonly Field[];
  /** Shown to the visitor when the receiver has the lead. */
  accepted: string;
  /** The lead of an earlier step, which this form completes. */
  continues?: Lead | undefined;
  /** Records the lead, and may advance the form; `said` is the visitor's message. If it throws, the submit counts as failed. */
  onSent: (values: Values, lead: Lead, said: Result) => void;
  /** Whether `onSent` replaces the form with something that includes the visitor's message; then no toast repeats it, unless the visitor has left. */
  movesOn?: boolean;
};
