/**
 * Gatsby decodes the path of the page and the hash without catching what a malformed one throws, and the page stays or
 * turns white. It also takes a path apart that holds an encoded slash, an empty segment or a blank, decodes it twice, and
 * then looks for a page under another name than it stored it. As the first script of the page and the first listener,
 * this makes both well-formed before Gatsby reads them: at the start, and whenever the address changes under the running
 * page, by the visitor or by a script. No page of the site has such an address, so only those that do not exist are shown under another one. A
 * constant, so the policy needs one hash.
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
