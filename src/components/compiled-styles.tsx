import { type ComponentType, createElement, type ElementType, forwardRef, type ReactNode } from 'react';

/**
 * Stands in for `@emotion/styled` and `@emotion/react` in the production build, where emotion has done its work before:
 * each styled component has a class of its own, and the CSS for it is in the page or in the site's style sheet.
 */
type Tag = string | ComponentType<Record<string, unknown>>;
type Styled = ComponentType<Record<string, unknown>> & { tag?: Tag };
type Props = Record<string, unknown> & { as?: Tag; className?: string; children?: ReactNode };

const tagOf = (tag: Tag | Styled): Tag => (typeof tag === 'object' || typeof tag === 'function' ? ((tag as Styled).tag ?? tag) : tag);

/** A component for a tag with a class; one made from a styled component takes its tag, as its class holds all the styles. */
export default function styled(base: Tag | Styled, target: string): Styled {
  const tag = tagOf(base);
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each component, as emotion's function is
  const Component = forwardRef<unknown, Props>(({ as, className, ...props }, ref) => {
    const classes = className ? `${className} ${target}` : target;
    // A component is told what to be; emotion does the same.
    if (typeof tag !== 'string') return createElement(tag as ElementType, { ...props, ...(as ? { as } : {}), ref, className: classes });
    return createElement((as ?? tag) as ElementType, { ...props, ref, className: classes });
  });
  return Object.assign(Component, { tag }) as unknown as Styled;
}

export const Global = () => null;
export const css = undefined;
export const keyframes = undefined;
