import type { Lead } from '../../contract/lead';
import type { Delivery } from '../delivery/courier';

/** The consequences of a submit. `words` are translation keys; `accepted` stands for the form's own text. */
export type Outcome = {
  /** Whether the submit is recorded as an event, and a form with a next step advances to it. */
  recorded: boolean;
  /** Whether the form may be cleared, because the receiver or the outbox has the input. */
  safe: boolean;
  /** Whether the submit succeeded, is pending, or failed. */
  tone: 'good' | 'open' | 'bad';
  words: string;
  toast: { kind: 'success' | 'blank' | 'error'; words: string } | null;
};

/** The outcome of the last submit in the words that the visitor sees. */
export type Result = {
  tone: Outcome['tone'];
  text: string;
  /** Whether the receiver has the lead, or will get it from the outbox. */
  safe: boolean;
  /** The input as the body of a mail to send instead; absent on success. */
  draft?: string;
  /** The outbox record of a lead that may arrive later, and what to say then; absent on success. */
  waiting?: { record: string; arrived: string };
};

const accepted: Outcome = { recorded: true, safe: true, tone: 'good', words: 'accepted', toast: { kind: 'success', words: 'accepted' } };

/** The specification has a single message for all failures of the newsletter form, so its toast says no more. */
const failure = 'forms.failure';

const failed = (words: string, toastWords = words): Outcome => ({
  recorded: false,
  safe: false,
  tone: 'bad',
  words,
  toast: { kind: 'error', words: toastWords },
});

/** The outcome of an exception. */
export const exceptionOutcome = failed(failure);

/** Returns the outcome of a lead's delivery; `onLine` is whether the browser has a connection at all. */
export function outcomeOf(form: Lead['form'], delivery: Delivery, onLine: boolean): Outcome {
  const toastWords = form === 'newsletter' ? failure : undefined;
  switch (delivery) {
    case 'accepted':
      return accepted;
    case 'stored':
      return {
        recorded: true,
        safe: true,
        tone: 'open',
        words: onLine ? 'forms.kept.server' : 'forms.kept.connection',
        toast: { kind: 'blank', words: 'forms.kept.short' },
      };
    case 'inMemory':
      return failed('forms.held', toastWords);
    case 'refused':
      return failed('forms.refused', toastWords);
    case 'nowhere':
      // The specification requires success for the newsletter on a site without an endpoint too.
      return form === 'newsletter' ? accepted : { recorded: true, safe: false, tone: 'open', words: 'forms.nowhere', toast: null };
  }
}
