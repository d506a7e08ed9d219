const length = /\((min|max)-width: *(\d+)px\)/;

/** Whether a media query applies in a window of this width, in px: of the other queries, only those that allow motion do. */
function applies(query: string, width: number): boolean {
  if (query.includes('prefers-reduced-motion: no-preference')) return true;
  const [, side, limit] = length.exec(query) ?? [];
  if (limit === undefined) return false;
  return side === 'min' ? width >= Number(limit) : width <= Number(limit);
}

const isMedia = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule;
const isStyle = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

const rulesAt = (rules: CSSRuleList, width: number): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (isMedia(rule)) return applies(rule.media.mediaText, width) ? rulesAt(rule.cssRules, width) : [];
    return isStyle(rule) ? [rule] : [];
  });

/** jsdom throws at selectors that only some browsers know; no element in a test matches them. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** The value of a property that the last matching rule gives an element in a window of this width, in px; jsdom ignores media queries. */
export function styleAt(element: Element, property: string, width: number): string {
  return (
    [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesAt(cssRules, width))
      .filter(({ selectorText }) => matches(element, selectorText))
      .map(({ style }) => style.getPropertyValue(property))
      .filter((value) => value !== '')
      .at(-1) ?? ''
  );
}
