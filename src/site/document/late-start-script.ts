import { inlineDataScript } from '../../contract/inline-data-script';

/** Events that show a visitor is about to act. */
const intents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'submit'];

/** The longest that the scripts wait for idle time after the page has loaded, in ms: passive visitors are counted too. */
const maxWaitMs = 2500;

/** The longest that they wait for the page to load, in ms; a third-party script that never responds delays it indefinitely. */
const maxLoadMs = 6000;

/**
 * Starts the inert scripts in `template[data-late]` at the first sign of intent, or when the page has loaded and is idle.
 * A page is complete as HTML, so nothing is lost by waiting. Written for every browser that runs the rest, and identical on
 * every page, so that the content security policy needs one hash for it.
 *
 * A pointer that rests where the page appears is no intent, though browsers report it at once, as a movement of no distance:
 * on the first page after a click on another site, the scripts would compete with first paint.
 *
 * The data and the chunks of the page, which React requests first, load in parallel with the scripts: one after the other
 * would take three round trips.
 *
 * The two values that Gatsby writes as scripts change with every build. They are parsed instead of executed, so that the
 * policy needs no hash for them and is the same for every build. Gatsby double-encodes its chunk mapping, a string inside a
 * string, which keeps its loader from finding chunks to prefetch: parsing it twice fixes that.
 */
export const lateStartScript = `(function () {
  var intents = ${JSON.stringify(intents)};
  var started = false;
  function copy(from) {
    var data = ${inlineDataScript}.exec(from.text);
    if (data) {
      var value = JSON.parse(data[2]);
      window[data[1]] = data[1] === '___chunkMapping' ? JSON.parse(value) : value;
      return;
    }
    var made = document.createElement(from.tagName);
    for (var i = 0; i < from.attributes.length; i++) made.setAttribute(from.attributes[i].name, from.attributes[i].value);
    made.async = false;
    made.text = from.text;
    // Gatsby asks for the data of a page with the query of its address.
    if (made.as === 'fetch' && /page-data\\.json$/.test(made.href)) made.href += location.search;
    document.body.appendChild(made);
  }
  function act(event) {
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    // Then the visitor does more than look (runtime/first-sign.ts).
    window.visitorActed = true;
    intents.forEach(function (name) { removeEventListener(name, act, true); });
    start();
  }
  function start() {
    if (started) return;
    started = true;
    var late = document.querySelector('template[data-late]');
    if (!late) return;
    [].forEach.call(late.content.querySelectorAll('script,link'), copy);
    late.dataset.late.split(' ').forEach(function (chunk) {
      var paths = (window.___chunkMapping || {})[chunk] || [];
      paths.forEach(preload);
    });
  }
  function preload(path) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = path;
    document.head.appendChild(link);
  }
  function startWhenIdle() {
    // The visitor may never come to a page that the browser renders in advance, so it must not count as viewed.
    if (document.prerendering) document.addEventListener('prerenderingchange', startWhenIdle, { once: true });
    else if (window.requestIdleCallback) requestIdleCallback(start, { timeout: ${maxWaitMs} });
    else setTimeout(start, 200);
  }
  intents.forEach(function (name) { addEventListener(name, act, { capture: true, passive: true }); });
  if (document.readyState === 'complete') startWhenIdle();
  else {
    addEventListener('load', startWhenIdle);
    setTimeout(startWhenIdle, ${maxLoadMs});
  }
})();`;
