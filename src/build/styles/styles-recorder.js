import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import createStyled from 'real-emotion-styled';

/**
 * Replaces `@emotion/styled` while styles are compiled (`compile-styles.ts`): records each component as it is defined,
 * with the class that `styled-targets.cjs` gave it. emotion itself processes the styles.
 */
const records = [];

const isDynamic = (style) => typeof style === 'function' && !style.__emotion_styles;

/** `place` is the file and line of the component. */
export default function styled(tag, target, place, ...styles) {
  const [first, ...rest] = styles;
  if (styles.some(isDynamic)) throw new Error(`${place}: a style that depends on props cannot be compiled; use a data attribute.`);
  const make = createStyled(tag, { target });
  const component = Array.isArray(first) ? make(Object.assign(first, { raw: first }), ...rest) : make(...styles);
  records.push({ target, serialized: css(...component.__emotion_styles) });
  return component;
}

// The supported browsers need no vendor prefixes.
const { insert } = createCache({ key: 'x', stylisPlugins: [] });
let count = 0;

/** The rules of some styles, after the animations that they use. */
function rulesOf(selector, serialized) {
  const rules = [];
  for (let part = serialized; part; part = part.next) {
    count += 1;
    rules.push(insert(part === serialized ? selector : '', { ...part, name: `n${count}`, next: undefined }, undefined, false));
  }
  return rules.reverse();
}

/** The styles of all components so far, and the global styles. */
export function siteStyles(GlobalStyles) {
  return {
    global: rulesOf('', css(GlobalStyles().props.styles)).join(''),
    components: records.map(({ target, serialized }) => ({ target, rules: rulesOf(`.${target}`, serialized) })),
  };
}
