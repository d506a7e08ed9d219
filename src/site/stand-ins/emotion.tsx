import { type ComponentType, createElement, type ElementType, forwardRef, type ReactNode } from 'react';

/**
 * Replaces `@emotion/styled` and `@emotion/react` in the production build, where emotion has already run: each styled
 * component has its own class, and the CSS for it is in the page or in the site's style sheet.
 */
type Tag = string | ComponentType<Record<string, unknown>>;
type Styled = ComponentType<Record<string, unknown>> & { tag?: Tag };
type Props = Record<string, unknown> & { as?: Tag; className?: string; children?: ReactNode };

const tagOf = (tag: Tag | Styled): Tag => (typeof tag === 'object' || typeof tag === 'function' ? ((tag as Styled).tag ?? tag) : tag);

/** Returns a component for a tag with a class; based on a styled component it uses that one's tag, as its class has all styles. */
export default function styled(base: Tag | Styled, target: string): Styled {
  const tag = tagOf(base);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, like emotion's own function
  const Component = forwardRef<unknown, Props>(({ as, className, ...props }, ref) => {
    const classes = className ? `${className} ${target}` : target;
    // A component base receives `as` as a prop, as in emotion.
    if (typeof tag !== 'string') return createElement(tag as ElementType, { ...props, ...(as ? { as } : {}), ref, className: classes });
    return createElement((as ?? tag) as ElementType, { ...props, ref, className: classes });
  });
  return Object.assign(Component, { tag }) as unknown as Styled;
}

export const Global = () => null;
export const css = undefined;
export const keyframes = undefined;
