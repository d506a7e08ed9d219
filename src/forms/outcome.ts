import type { Delivery } from '../delivery/courier';
import type { Lead } from '../delivery/lead';

/** What follows from a submit. Words are keys of the interface; `accepted` stands for the form's own. */
export type Outcome = {
  /** Whether the submit is recorded as an event, and a form with a next step moves on. */
  recorded: boolean;
  /** Whether the form may be emptied, as the receiver or the outbox has what was entered. */
  safe: boolean;
  /** Whether all is well, something is still open, or the submit failed. */
  tone: 'good' | 'open' | 'bad';
  words: string;
  toast: { kind: 'success' | 'blank' | 'error'; words: string } | null;
};

const accepted: Outcome = { recorded: true, safe: true, tone: 'good', words: 'accepted', toast: { kind: 'success', words: 'accepted' } };

/** The specification has one sentence for everything that fails on a newsletter form. */
const failure = 'forms.failure';

const failed = (form: Lead['form'], words: string): Outcome => ({
  recorded: false,
  safe: false,
  tone: 'bad',
  words,
  toast: { kind: 'error', words: form === 'newsletter' ? failure : words },
});

/** What follows from an exception. */
export const exceptionOutcome = failed('newsletter', failure);

/** What follows from the delivery of a lead; `onLine` is whether the browser has a connection at all. */
export function outcomeOf(form: Lead['form'], delivery: Delivery, onLine: boolean): Outcome {
  switch (delivery) {
    case 'accepted':
      return accepted;
    case 'kept':
      return {
        recorded: true,
        safe: true,
        tone: 'open',
        words: onLine ? 'forms.kept.server' : 'forms.kept.connection',
        toast: { kind: 'blank', words: 'forms.kept.short' },
      };
    case 'held':
      return failed(form, 'forms.held');
    case 'refused':
      return failed(form, 'forms.refused');
    case 'nowhere':
      // The newsletter's success is specified for a site without an endpoint too.
      return form === 'newsletter' ? accepted : { recorded: true, safe: false, tone: 'open', words: 'forms.nowhere', toast: null };
  }
}
