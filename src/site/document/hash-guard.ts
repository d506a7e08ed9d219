/**
 * Gatsby decodes the path and the hash of the page without catching errors, so a malformed one leaves the page stuck or
 * blank. It also splits a path with an encoded slash, an empty segment or a space, decodes it twice, and then looks a page
 * up under another name than it stored it. As the page's first script and first listener, this makes both well-formed before
 * Gatsby reads them: at the start, and whenever the visitor or a script changes the URL of the running page. No page of the
 * site has such a path, so only nonexistent ones are shown under another URL. A constant, so the policy needs one hash.
 */
export const hashGuardScript = `(function () {
  function decodable(part) {
    try {
      decodeURIComponent(part);
      return part;
    } catch (error) {
      return part.replace(/%/g, '_');
    }
  }
  var replace = history.replaceState;
  function guard() {
    var path = decodable(location.pathname).replace(/%(?=[01]|2[05f]|5c|7f)/gi, '_').replace(/\\/{2,}/g, '/');
    var hash = decodable(location.hash);
    if (path === location.pathname && hash === location.hash) return;
    replace.call(history, history.state, '', path + location.search + hash);
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
