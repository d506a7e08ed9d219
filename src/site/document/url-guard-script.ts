/**
 * Gatsby decodes the path and the hash of the page without catching errors, so a malformed one leaves the page stuck or blank. It
 * also decodes a path twice if it contains an encoded slash, an empty segment or a space, and then looks the page up under a
 * different name than it stored. This script, which is the page's first script and first listener, normalizes the path and the hash
 * before Gatsby reads them: on load, and whenever the visitor or a script changes the URL. No page of the site has such a path, so
 * this only changes the URLs of pages that do not exist.
 *
 * It also removes the parameters `ajs_*` from the query and the hash. When Segment's library loads, which may be pages later, it takes
 * events and identities from them, so that a link could forge both. Its plugin passes no options that could turn this off.
 * A constant, so the policy needs one hash.
 */
export const urlGuardScript = `(function () {
  function decodable(part) {
    try {
      decodeURIComponent(part);
      return part;
    } catch (error) {
      return part.replace(/%/g, '_');
    }
  }
  function unforged(part) {
    return part.replace(/[?&]ajs_[^&#]*/g, '');
  }
  var replace = history.replaceState;
  function guard() {
    var path = decodable(location.pathname).replace(/%(?=[01]|2[05f]|5c|7f)/gi, '_').replace(/\\/{2,}/g, '/');
    var search = unforged(location.search).replace(/^&/, '?');
    var hash = unforged(decodable(location.hash));
    if (path + search + hash === location.pathname + location.search + location.hash) return;
    replace.call(history, history.state, '', path + search + hash);
  }
  ['pushState', 'replaceState'].forEach(function (name) {
    var change = history[name];
    history[name] = function () {
      change.apply(history, arguments);
      guard();
    };
  });
  guard();
  addEventListener('popstate', guard, true);
  addEventListener('hashchange', guard, true);
})();`;
