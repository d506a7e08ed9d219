import type { GatsbyBrowser } from 'gatsby';
import type { ResourceKey } from 'i18next';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { interfaceWords } from '../words/interface-words';
import { InterfaceWords } from '../words/interface-words-provider';

/** Page components have this static property: see `inFrame` in `src/site/frame`. */
type Framed = { frame?: (data: object, page: ReactElement) => ReactElement };

/** The part of what the translation plugin adds to each page that is read here. */
export type PageLanguage = { i18n: { language: string } };

/**
 * Returns the page in its frame, inserted inside the wrappers that plugins have put around the page, which provide the
 * frame's translations. Above the pages, the frame stays mounted from page to page.
 */
export function framedPage(element: ReactElement, data: object, words?: ResourceKey): ReactElement {
  const { frame } = element.type as Framed;
  if (frame) return <InterfaceWords words={words}>{frame(data, element)}</InterfaceWords>;
  const { children } = element.props as { children?: unknown };
  return isValidElement(children) ? cloneElement(element, undefined, framedPage(children, data, words)) : element;
}

export const framePage: GatsbyBrowser<object, PageLanguage>['wrapPageElement'] = ({ element, props }) =>
  framedPage(element, props.data, interfaceWords.wordsIn(props.pageContext.i18n.language));
