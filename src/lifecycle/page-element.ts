import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { noteNeeds, type PageProps } from './page-needs';

/** What the components of pages have beside them: see `inFrame` in `src/layouts`. */
type Framed = { frame?: (data: object, page: ReactElement) => ReactElement };

/**
 * A page within its frame, which goes inside of what plugins have put around the page: the frame's words come from there.
 * Standing above the pages, the frame stays in the document from page to page.
 */
export function framedPage(element: ReactElement, data: object): ReactElement {
  const { frame } = element.type as Framed;
  if (frame) return frame(data, element);
  const { children } = element.props as { children?: unknown };
  return isValidElement(children) ? cloneElement(element, undefined, framedPage(children, data)) : element;
}

export const framePage: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => framedPage(element, props.data);

/** In the build the same, which also notes what the page is made of. */
export const frameAndNotePage: GatsbySSR['wrapPageElement'] = ({ element, props }) => {
  noteNeeds(props as PageProps);
  return framedPage(element, props.data);
};
