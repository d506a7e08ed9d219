/** The longest that a submit waits for hydration, in ms. */
export const earlySubmitLimitMs = 8_000;

/**
 * Holds a submit from before hydration, when the browser would go to an error page while offline, show its own messages, or
 * do nothing for a form without an endpoint. The form is marked, and resubmitted as soon as the code listens
 * (`forms/use-early-submit.ts`). If that takes longer than the limit, the browser posts the form itself if it can; otherwise
 * the form shows how to reach the company, and the browser posts once the connection is back. If the visitor leaves before that,
 * a valid form is sent in the background. A constant, so the policy needs one hash for it.
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
  addEventListener('pagehide', function () {
    [].forEach.call(document.querySelectorAll('[data-lead-form]'), function (form) {
      if (!form.submittedEarly || form.method !== 'post' || !form.checkValidity()) return;
      // The page may come back, from the back/forward cache.
      form.submittedEarly = false;
      show(form);
      navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form)));
    });
  });
  addEventListener('online', function () {
    [].forEach.call(document.querySelectorAll('[data-lead-form]'), function (form) { if (form.gaveUp) giveUp(form); });
  });
})();`;
