import { media } from '../theme/breakpoints';

const conditionOf = (query: string) => query.replace('@media ', '');

/**
 * Opens the menu and the groups of the footer on the screens that show them without a button, in browsers that cannot do so by
 * styles alone (`components/always-open.ts`): Chrome before 131, Firefox before 143, Safari before 18.4. The header is replaced on
 * every page of a visit, so its parent is watched. On arrival nothing is closed, because a visitor may have opened it meanwhile.
 */
export const alwaysOpenScript = `(function () {
  var header = document.querySelector('header');
  if (!header || CSS.supports('selector(::details-content)')) return;
  function keepOpen(selector, query) {
    var wide = matchMedia(query);
    function fit() {
      [].forEach.call(document.querySelectorAll(selector), function (details) { details.open = wide.matches; });
    }
    function open() { if (wide.matches) fit(); }
    open();
    wide.addEventListener('change', fit);
    new MutationObserver(open).observe(header.parentNode, { childList: true });
  }
  keepOpen('header>div>details', '${conditionOf(media.menuDesktop)}');
  keepOpen('footer details', '${conditionOf(media.up.md)}');
})();`;
