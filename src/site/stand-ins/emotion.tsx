import { createElement, type ElementType, type ExoticComponent, forwardRef } from 'react';

/**
 * Replaces `@emotion/styled` and `@emotion/react` in the production build, where emotion has already run: each styled
 * component has its own class, and the CSS for it is in the page or in the site's style sheet.
 */
type Props = { as?: ElementType; className?: string };
type Styled = ExoticComponent<Props> & { tag: ElementType };

const tagOf = (base: ElementType | Styled): ElementType => (typeof base !== 'string' && 'tag' in base ? base.tag : base);

/** Returns a component for a tag with a class; based on a styled component it uses that one's tag, as its class has all styles. */
export default function styled(base: ElementType | Styled, target: string): Styled {
  const tag = tagOf(base);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, like emotion's own function
  const Component = forwardRef<unknown, Props>(({ as, className, ...props }, ref) => {
    const classes = className ? `${className} ${target}` : target;
    // A component base receives `as` as a prop, as in emotion.
    if (typeof tag !== 'string') return createElement(tag, { ...props, ...(as ? { as } : {}), ref, className: classes });
    return createElement(as ?? tag, { ...props, ref, className: classes });
  });
  return Object.assign(Component, { tag });
}

export const Global = () => null;
export const css = undefined;
export const keyframes = undefined;
