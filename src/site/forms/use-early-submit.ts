import { useEffect } from 'react';

/** The inline script's marks (`document/early-submit-script.ts`); properties, because attributes would not match the server's HTML. */
export type MarkedForm = HTMLFormElement & { submittedEarly?: boolean; takenOver?: boolean };

/** Takes a form over from the inline script, and resubmits it if it was submitted before hydration. */
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
