import { inlineStorage } from '../platform/inline-storage';
import { campaignKey, campaignParameters, valueLimit } from './campaign';
import { entryPointKey } from './entry-point';

declare global {
  interface Window {
    /** Whether the view of the page that was loaded has been recorded, by whoever came first. */
    firstViewSent?: boolean;
  }
}

/**
 * The source of an inline script for visitors who leave, or turn to another tab, before the site's code has started: it
 * records their view of the page, once, and keeps the campaign and the entry point for the next page. Values are cut here
 * and cleaned by whoever reads them, as ever. A constant, so one hash in the policy covers every page.
 */
export const earlyViewScript = `(function () {
  var names = ${JSON.stringify(campaignParameters)};
  function attempt(work) { try { return work(); } catch (error) { return null; } }
  function campaignOf(read) {
    var campaign = {};
    for (var name in names) {
      var value = attempt(function () { return read(name); });
      value = typeof value === 'string' ? value.slice(0, 4096).replace(/[\\u0000-\\u001f\\u007f-\\u009f]/g, '').slice(0, ${valueLimit}) : '';
      if (value) campaign[name] = value;
    }
    return campaign;
  }
  function campaign() {
    var query = new URLSearchParams(location.search);
    var landed = campaignOf(function (name) { return query.get(names[name]); });
    if (Object.keys(landed).length) {
      attempt(function () { ${inlineStorage.write(JSON.stringify(campaignKey), 'JSON.stringify(landed)')}; });
      return landed;
    }
    var record = attempt(function () { return JSON.parse(${inlineStorage.read(JSON.stringify(campaignKey))}); });
    return campaignOf(function (name) { return Object.prototype.hasOwnProperty.call(record, name) && record[name]; });
  }
  function entryPoint() {
    var known = attempt(function () { return ${inlineStorage.readVisit(JSON.stringify(entryPointKey))}; });
    if (known && known.charAt(0) === '/') return known.slice(0, 2048);
    attempt(function () { ${inlineStorage.writeVisit(JSON.stringify(entryPointKey), 'location.pathname')}; });
    return location.pathname;
  }
  function leave() {
    if (window.firstViewSent) return;
    var options = { context: { campaign: campaign(), entryPoint: entryPoint() } };
    if (!window.analytics) return;
    window.firstViewSent = true;
    var page = location.origin + location.pathname + location.search;
    var properties = { path: location.pathname, search: location.search, title: document.title, url: page };
    attempt(function () { Promise.resolve(window.analytics.page(properties, options)).catch(function () {}); });
  }
  addEventListener('pagehide', leave);
  addEventListener('visibilitychange', function () { if (document.visibilityState === 'hidden') leave(); });
})();`;
