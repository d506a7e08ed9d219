/**
 * Gatsby decodes the path of the page and the hash without catching what a malformed one throws, and the page stays or
 * turns white. As the first script of the page and the first listener, this makes them well-formed before Gatsby reads
 * them: at the start, and whenever the address changes under the running page. It decodes a path twice, so that no percent
 * sign may stay. A constant, so the policy needs one hash.
 */
export const hashGuardScript = `(function () {
  function wellFormed(part) {
    try {
      decodeURIComponent(part);
      return part;
    } catch (error) {
      return part.replace(/%/g, '_');
    }
  }
  function guard() {
    var path = wellFormed(location.pathname);
    var hash = wellFormed(location.hash);
    if (path === location.pathname && hash === location.hash) return;
    // With the origin, as a path that begins with two slashes would lead to another host.
    history.replaceState(history.state, '', location.origin + path + location.search + hash);
  }
  guard();
  addEventListener('popstate', guard, true);
  addEventListener('hashchange', guard, true);
})();`;
