import type { GatsbyBrowser } from 'gatsby';
import type { ResourceKey } from 'i18next';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { InterfaceWords } from '../words/interface-words-provider';
import { languageFiles } from '../words/language-files';
import { type PageFrame, PageLayout } from './page-layout';

/** Page components may have this static property. */
type Framed = { frame?: PageFrame };

/** The data of a page's query, in which an entry with a call-to-action label is named `page`. */
export type PageData = { page?: { cta?: string | null } | null };

/** The field read here from the context that the translation plugin adds to each page. */
export type PageLanguage = { i18n: { language: string } };

/**
 * Returns the page in its frame, inserted inside the wrappers that plugins have put around the page, which provide the
 * frame's translations. Above the pages, the frame stays mounted from page to page.
 */
export function framedPage(element: ReactElement, data: PageData, words?: ResourceKey): ReactElement {
  const { children } = element.props as { children?: unknown };
  if (isValidElement(children)) return cloneElement(element, undefined, framedPage(children, data, words));
  const { frame } = element.type as Framed;
  return (
    <InterfaceWords words={words}>
      <PageLayout cta={data.page?.cta} {...frame}>
        {element}
      </PageLayout>
    </InterfaceWords>
  );
}

export const wrapPageElement: GatsbyBrowser<PageData, PageLanguage>['wrapPageElement'] = ({ element, props }) =>
  framedPage(element, props.data ?? {}, languageFiles.wordsIn(props.pageContext.i18n.language));
