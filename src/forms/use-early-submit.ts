import { useEffect } from 'react';

/** The mark of the inline script that starts the others; a property, as an attribute would not match what the server rendered. */
type MarkedForm = HTMLFormElement & { submittedEarly?: boolean };

/**
 * Makes up for a submit from before React was there. Without an endpoint the browser posts the form nowhere, so it is
 * marked then, and submitted as soon as somebody listens.
 */
export function useEarlySubmit(form: MarkedForm | null): void {
  useEffect(() => {
    if (!form?.submittedEarly) return;
    form.submittedEarly = false;
    form.requestSubmit();
  }, [form]);
}
