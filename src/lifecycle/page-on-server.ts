import type { GatsbySSR } from 'gatsby';
import { wordsOnServer } from './interface-words-on-server';
import { framedPage, type PageLanguage } from './page-element';
import { noteNeeds, type PageProps } from './page-needs';

/** A page within its frame while it is made, which also notes what the page is made of. */
export const frameAndNotePage: GatsbySSR<object, PageLanguage>['wrapPageElement'] = ({ element, props }) => {
  noteNeeds(props as PageProps);
  return framedPage(element, props.data, wordsOnServer(props.pageContext.i18n.language));
};
