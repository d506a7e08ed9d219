import { campaignKey } from '../analytics/campaign';
import { entryPointKey } from '../analytics/entry-point';
import { heldFormat, outboxPrefix } from '../delivery/outbox-record';
import { inlineStorage } from '../edge/inline-storage';

/** The longest that a submit waits for hydration, in ms. */
export const earlySubmitLimitMs = 8_000;

/**
 * Holds a submit from before hydration, when the browser would go to an error page while offline, show its own messages, or
 * do nothing for a form without an endpoint. The form is marked, and resubmitted as soon as the code listens
 * (`forms/use-early-submit.ts`). If that takes longer than the limit, the browser posts the form itself if it can; otherwise
 * the form shows how to reach the company, and the browser posts once the connection is back. If the visitor leaves before that,
 * a valid form is sent in the background, and put into the outbox under the same key, because no code learns of the answer: the
 * next page that starts delivers it (`delivery/held-form.ts`). A constant, so the policy needs one hash for it.
 */
export const earlySubmitScript = `(function () {
  function show(form, name) {
    [].forEach.call(form.querySelectorAll('[data-early]'), function (notice) { notice.hidden = notice.dataset.early !== name; });
  }
  function attempt(work) { try { return work(); } catch (error) {} }
  function leave(form) {
    var key = '';
    crypto.getRandomValues(new Uint8Array(16)).forEach(function (byte) { key += (byte + 256).toString(16).slice(1); });
    var body = new URLSearchParams(new FormData(form));
    // Truncated, because a beacon has a size limit and stored values may have any length.
    var known = {
      key: key,
      secondsOnForm: Math.round(performance.now() / 1000),
      variant: document.documentElement.dataset.ctaCopy,
      consent: (window.privacyGate || {}).given,
      campaign: attempt(function () { return ${inlineStorage.read(JSON.stringify(campaignKey))}.slice(0, 4096); }),
      entryPoint: attempt(function () { return ${inlineStorage.readVisit(JSON.stringify(entryPointKey))}.slice(0, 4096); })
    };
    for (var name in known) body.append(name, known[name] || '');
    // Once it is stored or sent, the form is emptied, so that a visitor who comes back does not send it again.
    attempt(function () {
      ${inlineStorage.write(`'${outboxPrefix}' + key + '.1'`, `JSON.stringify({ format: ${heldFormat}, addedAt: Date.now(), form: String(body) })`)};
      form.reset();
    });
    attempt(function () { if (navigator.sendBeacon(form.action, body)) form.reset(); });
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
      leave(form);
    });
  });
  addEventListener('online', function () {
    [].forEach.call(document.querySelectorAll('[data-lead-form]'), function (form) { if (form.gaveUp) giveUp(form); });
  });
})();`;
