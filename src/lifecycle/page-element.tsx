import type { GatsbyBrowser } from 'gatsby';
import type { ResourceKey } from 'i18next';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { InterfaceWords } from '../components/interface-words';
import { interfaceWords } from './interface-words';

/** What the components of pages have beside them: see `inFrame` in `src/layouts`. */
type Framed = { frame?: (data: object, page: ReactElement) => ReactElement };

/** As much as is read here of what the translation plugin adds to each page. */
export type PageLanguage = { i18n: { language: string } };

/**
 * A page within its frame, which goes inside of what plugins have put around the page: the frame's words come from there.
 * Standing above the pages, the frame stays in the document from page to page.
 */
export function framedPage(element: ReactElement, data: object, words?: ResourceKey): ReactElement {
  const { frame } = element.type as Framed;
  if (frame) return <InterfaceWords words={words}>{frame(data, element)}</InterfaceWords>;
  const { children } = element.props as { children?: unknown };
  return isValidElement(children) ? cloneElement(element, undefined, framedPage(children, data, words)) : element;
}

export const framePage: GatsbyBrowser<object, PageLanguage>['wrapPageElement'] = ({ element, props }) =>
  framedPage(element, props.data, interfaceWords.wordsIn(props.pageContext.i18n.language));
