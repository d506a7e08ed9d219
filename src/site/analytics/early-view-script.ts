import { inlineStorage } from '../edge/inline-storage';
import { campaignKey, campaignParameters, valueLimit } from './campaign';
import { entryPointKey } from './entry-point';
import { addressLimit, addressScrubs } from './reported-address';

declare global {
  interface Window {
    /** Whether the view of the landing page has been recorded, by the inline script or by the site's code. */
    firstViewSent?: boolean;
  }
}

/**
 * The source of an inline script for visitors who leave, or switch tabs, before the site's code has started: it records
 * their page view and the events queued by other inline scripts, once, and stores the campaign and the entry point for
 * the next page. Values are truncated here and sanitized on read, as always. A constant, so one CSP hash covers every page.
 */
export const earlyViewScript = `(function () {
  var scrubs = [${addressScrubs.map(([pattern, replacement]) => `[${pattern}, ${JSON.stringify(replacement)}]`).join(', ')}];
  var names = ${JSON.stringify(campaignParameters)};
  function attempt(work) { try { return work(); } catch (error) { return null; } }
  function campaignOf(read) {
    var campaign = {};
    for (var name in names) {
      var value = attempt(function () { return read(name); });
      value = typeof value === 'string' ? value.slice(0, 4096).replace(/[\\u0000-\\u001f\\u007f-\\u009f]/g, '') : '';
      value = value.replace(scrubs[0][0], scrubs[0][1]).slice(0, ${valueLimit});
      if (value) campaign[name] = value;
    }
    return campaign;
  }
  function campaign() {
    var key = ${JSON.stringify(campaignKey)};
    var query = new URLSearchParams(location.search);
    var landed = campaignOf(function (name) { return query.get(names[name]); });
    var record = attempt(function () { return JSON.parse(${inlineStorage.read('key')}); });
    var known = campaignOf(function (name) { return Object.prototype.hasOwnProperty.call(record, name) && record[name]; });
    var returned = attempt(function () { return performance.getEntriesByType('navigation')[0].type === 'back_forward'; });
    if (!Object.keys(landed).length || (returned && Object.keys(known).length)) return known;
    attempt(function () {
      ${inlineStorage.remove('key')};
      ${inlineStorage.write('key', 'JSON.stringify(landed)')};
    });
    return landed;
  }
  function entryPoint() {
    var known = attempt(function () { return ${inlineStorage.readVisit(JSON.stringify(entryPointKey))}; });
    if (known && known.charAt(0) === '/') return known.slice(0, 2048);
    attempt(function () { ${inlineStorage.writeVisit(JSON.stringify(entryPointKey), 'location.pathname')}; });
    return location.pathname;
  }
  function reported(address) {
    return scrubs.reduce(function (text, scrub) { return text.replace(scrub[0], scrub[1]); }, address.slice(0, ${addressLimit}));
  }
  function reportedPage() {
    var path = reported(location.pathname);
    var search = reported(location.search);
    var referrer = reported(document.referrer);
    var view = { path: path, search: search, url: location.origin + path + search };
    if (referrer !== document.referrer) view.referrer = referrer;
    return view;
  }
  function call(method, values) {
    attempt(function () { Promise.resolve(window.analytics[method].apply(window.analytics, values)).catch(function () {}); });
  }
  function leave() {
    if (window.firstViewSent) return;
    var options = { context: { campaign: campaign(), entryPoint: reported(entryPoint()) } };
    if (!window.analytics) return;
    window.firstViewSent = true;
    var view = reportedPage();
    if (view.path + view.search !== location.pathname + location.search || view.referrer) options.context.page = view;
    call('page', [Object.assign({ title: document.title }, view), options]);
    (window.earlyEvents || []).splice(0).forEach(function (event) { call('track', [event[0], event[1], options]); });
  }
  addEventListener('pagehide', leave);
  addEventListener('visibilitychange', function () { if (document.visibilityState === 'hidden') leave(); });
})();`;
