/** The longest that a submit waits for the page to be taken over, in ms. */
export const earlySubmitLimitMs = 8_000;

/**
 * Keeps a submit from before React, where the browser would leave for an error page when offline, show its own messages, or
 * do nothing at all for a form without an endpoint. The form is marked, and submitted again as soon as somebody listens
 * (`forms/use-early-submit.ts`). If nobody does within the limit, the browser posts the form itself where it can; else the
 * form says how the company is reached, and the browser posts when the connection is back. A constant, so that the policy
 * needs one hash for it.
 */
export const earlySubmitScript = `(function () {
  function show(form, name) {
    [].forEach.call(form.querySelectorAll('[data-early]'), function (notice) { notice.hidden = notice.dataset.early !== name; });
  }
  function giveUp(form) {
    if (form.takenOver || !form.submittedEarly) return;
    form.gaveUp = true;
    if (form.method !== 'post' || !navigator.onLine) return show(form, 'stuck');
    form.submittedEarly = form.noValidate = false;
    show(form);
    if (form.reportValidity()) form.submit();
  }
  [].forEach.call(document.querySelectorAll('[data-lead-form]'), function (form) { form.noValidate = true; });
  addEventListener('submit', function (event) {
    var form = event.target;
    if (!('leadForm' in form.dataset) || form.takenOver) return;
    event.preventDefault();
    event.stopPropagation();
    form.submittedEarly = true;
    if (form.gaveUp) return giveUp(form);
    show(form, 'waiting');
    setTimeout(giveUp, ${earlySubmitLimitMs}, form);
  }, true);
  addEventListener('online', function () {
    [].forEach.call(document.querySelectorAll('[data-lead-form]'), function (form) { if (form.gaveUp) giveUp(form); });
  });
})();`;
