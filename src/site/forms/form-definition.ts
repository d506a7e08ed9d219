import type { Lead } from '../../contract/lead';
import type { Field, Values } from './fields';
import type { Result } from './outcome';

/** A form's fields and texts, and what replaces it once it is sent. */
export type FormDefinition = {
  form: Lead['form'];
  source: string;
  fields: readonly Field[];
  /** Shown to the visitor when the receiver has the lead. */
  accepted: string;
  /** The lead of an earlier step, which this form completes. */
  continues?: Lead | undefined;
  /** Replaces the form once its lead is safe, and shows `said`, which a toast then repeats only if the visitor has left. If it throws, the submit counts as failed. */
  onSent?: (values: Values, lead: Lead, said: Result) => void;
};
