/** What tells that a visitor is about to do something. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** The longest that the scripts wait for an idle moment after the page has loaded, in ms: visitors who only look are counted too. */
const longestWaitMs = 2500;

/**
 * Starts the scripts that stand inert in `template[data-late]`, at the first sign of intent or when the page has loaded and
 * is idle. A page is complete as HTML, so nothing is lost by waiting. Written for every browser that runs the rest, and the
 * same on every page, so that the content security policy needs one hash for it.
 *
 * Gatsby writes its chunk mapping as a string inside a string, which keeps its loader from finding chunks to prefetch:
 * here is the moment between that script and the loader at which parsing it once repairs that.
 */
export const lateStartScript = `(function () {
  var intents = ${JSON.stringify(intents)};
  var started = false;
  function copy(from) {
    var script = document.createElement('script');
    for (var i = 0; i < from.attributes.length; i++) script.setAttribute(from.attributes[i].name, from.attributes[i].value);
    script.async = false;
    script.text = from.text;
    document.body.appendChild(script);
    if (typeof window.___chunkMapping === 'string') window.___chunkMapping = JSON.parse(window.___chunkMapping);
  }
  function start() {
    if (started) return;
    started = true;
    intents.forEach(function (name) { removeEventListener(name, start, true); });
    var late = document.querySelector('template[data-late]');
    if (late) [].forEach.call(late.content.querySelectorAll('script'), copy);
  }
  function startWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: ${longestWaitMs} });
    else setTimeout(start, 200);
  }
  intents.forEach(function (name) { addEventListener(name, start, { capture: true, passive: true }); });
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
})();`;
