import { consentKey, consentPurposes } from '../../contract/consent';
import { inlineStorage } from '../edge/inline-storage';
import { europeanZone } from './decision';
import { validRecord } from './given-consent';

/** Google's consent types, by purpose (Consent Mode v2). */
const consentModes = {
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const;

/** How long Google's tags wait for an update after the defaults, in ms. */
const waitForUpdateMs = 500;

/** Limit of queued calls until a choice; more than a visit makes. */
const keptLimit = 200;

/** Marks a template with a third-party script; its value is the purposes, any of which starts it. */
const heldAttribute = 'data-held';

/** On scripts that run in a worker. */
const purposeAttribute = 'data-purpose';

/**
 * The source of an inline script that runs before any third-party script, decides what may run (as `decision.ts` does), and holds
 * back the rest: the templates before it, and scripts of a worker. The setting and the version of the question are data
 * attributes of its own tag, so its text is the same in all builds, and the policy needs one hash for it.
 *
 * While the visitor is asked, Segment calls are queued, with their time and page, in the array that its snippet later takes over;
 * entries for the tag manager wait in its data layer. Without consent, both are dropped.
 */
export const privacyGateScript = `(function () {
  var own = document.currentScript.dataset;
  var all = ${JSON.stringify(consentPurposes)};
  var modes = ${JSON.stringify(consentModes)};
  var held = [].slice.call(document.querySelectorAll('template[${heldAttribute}]'));
  var signal = navigator.globalPrivacyControl === true;
  // Only where it matters: the first use of Intl takes 12 ms of a fast CPU, before first paint. Newer browsers have Temporal.
  function zone() {
    if (own.setting !== 'by-region') return '';
    try { return (window.Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone) || ''; }
    catch (error) { return ''; }
  }
  var timeZone = zone();
  var given;
  function isKnown(purpose) { return all.indexOf(purpose) >= 0; }
  function read() {
    try {
      var text = ${inlineStorage.read(JSON.stringify(consentKey))};
      if (text.length > ${validRecord.limit}) return null;
      var record = JSON.parse(text);
      given = text;
      var has = function (name) { return Object.prototype.hasOwnProperty.call(record, name); };
      if (!has('version') || typeof record.version !== 'string' || !${validRecord.version}.test(record.version)) return null;
      if (!has('date') || !${validRecord.date}.test(record.date) || isNaN(Date.parse(record.date))) return null;
      if (!has('purposes') || !Array.isArray(record.purposes) || !record.purposes.every(isKnown)) return null;
      if (record.version !== own.version) return 'outdated';
      return all.filter(function (purpose) { return record.purposes.indexOf(purpose) >= 0; });
    } catch (error) { return null; }
  }
  var answer = own.setting === 'off' ? null : read();
  var chosen = answer === 'outdated' ? null : answer;
  var requiresConsent = answer === 'outdated' || own.setting === 'opt-in' || (own.setting === 'by-region' && ${europeanZone}.test(timeZone));
  var unasked = signal || requiresConsent ? [] : all;
  var gate = {
    setting: own.setting, version: own.version, signal: signal, timeZone: timeZone,
    asked: requiresConsent && !signal && !chosen, allowed: signal ? [] : chosen || unasked, given: given, allow: allow
  };
  function isAllowed(purposes) { return purposes.split(' ').some(function (purpose) { return gate.allowed.indexOf(purpose) >= 0; }); }
  function holder(service) { return held.filter(function (template) { return template.dataset.service === service; })[0]; }
  function consent(command, purposes) {
    var state = {};
    all.forEach(function (purpose) {
      modes[purpose].forEach(function (mode) { state[mode] = purposes.indexOf(purpose) >= 0 ? 'granted' : 'denied'; });
    });
    if (command === 'default') state.wait_for_update = ${waitForUpdateMs};
    if (layer.push === drop) delete layer.push;
    // Google reads commands as arguments objects only.
    (function () { layer.push(arguments); })('consent', command, state);
  }
  function drop() { return layer.length; }
  function keep(method) {
    return function () {
      var call = [].slice.call(arguments);
      var options = Object.assign({ timestamp: new Date() }, call.pop());
      var place = { path: location.pathname, search: location.search, url: location.origin + location.pathname + location.search };
      place.title = document.title;
      place.referrer = document.referrer;
      options.context = Object.assign({ page: place }, options.context);
      if (kept.length < ${keptLimit}) kept.push([method].concat(call, [options]));
    };
  }
  var layer = holder('tag-manager') && (window.dataLayer = window.dataLayer || []);
  if (layer && own.setting !== 'off') {
    consent('default', unasked);
    if (chosen) consent('update', gate.allowed);
  }
  var segment = holder('segment');
  var kept = segment && gate.asked && (window.analytics = window.analytics || []);
  if (kept) ['track', 'identify', 'page'].forEach(function (method) { kept[method] = keep(method); });
  function start(template) {
    var script = document.createElement('script');
    script.text = template.content.querySelector('script').text;
    document.head.appendChild(script);
    template.parentNode.removeChild(template);
  }
  var running;
  function settle() {
    held = held.filter(function (template) {
      var stays = !isAllowed(template.dataset.held);
      if (!stays) start(template);
      return stays;
    });
    if (gate.asked) return;
    if (holder('tag-manager')) layer.push = drop;
    if (segment && !isAllowed('analytics')) {
      // Once it runs it cannot start again, so it is kept in case consent returns.
      if (!holder('segment')) running = window.analytics || running;
      window.analytics = undefined;
    } else if (running) window.analytics = running;
  }
  function allow(purposes) {
    gate.asked = false;
    gate.allowed = signal ? [] : purposes;
    if (holder('tag-manager') && !gate.allowed.length) {
      layer.splice(0);
      consent('default', unasked);
    }
    if (layer) consent('update', gate.allowed);
    settle();
  }
  window.privacyGate = gate;
  settle();
  // Before Partytown, which listens on the window.
  document.addEventListener('DOMContentLoaded', function () {
    [].forEach.call(document.querySelectorAll('script[${purposeAttribute}]'), function (script) {
      if (script.type === 'text/partytown' && !isAllowed(script.getAttribute('${purposeAttribute}'))) script.type = 'text/plain';
    });
  });
})();`;
