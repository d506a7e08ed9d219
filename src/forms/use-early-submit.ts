import { useEffect } from 'react';

/** The marks of the inline script (`lifecycle/early-submit.ts`); properties, as attributes would not match what the server rendered. */
type MarkedForm = HTMLFormElement & { submittedEarly?: boolean; takenOver?: boolean };

/** Takes a form over from the inline script, and makes up for a submit from before React was there. */
export function useEarlySubmit(form: MarkedForm | null): void {
  useEffect(() => {
    if (!form) return;
    form.takenOver = true;
    for (const notice of form.querySelectorAll<HTMLElement>('[data-early]')) notice.hidden = true;
    if (!form.submittedEarly) return;
    form.submittedEarly = false;
    form.requestSubmit();
  }, [form]);
}
