/** States a browser applies only to hovered, pressed, or focused elements. */
const pseudoStates = ['hover', 'active', 'focus', 'focus-visible'] as const;

const pattern = new RegExp(`:(${pseudoStates.join('|')})(?![\\w-])`, 'g');

/** The same rule for elements within a frame that names the state, for example `<div data-show="hover">`. */
function shownRule(rule: CSSRule): string[] {
  if (!(rule instanceof CSSStyleRule) || rule.selectorText.search(pattern) < 0) return [];
  const [state] = [...rule.selectorText.matchAll(pattern)].map(([, name]) => name);
  const selectors = rule.selectorText.split(',').map((selector) => `[data-show~="${state}"] ${selector.replace(pattern, '')}`);
  return [`${selectors.join(',')}{${rule.style.cssText}}`];
}

/** Duplicates the page's rules for those states, so one page can show them all. Returns a function that undoes it. */
export function showPseudoStates(): () => void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const style = document.createElement('style');
  style.textContent = rules.flatMap(shownRule).join('\n');
  document.head.append(style);
  return () => style.remove();
}
