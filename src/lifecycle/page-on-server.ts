import type { GatsbySSR } from 'gatsby';
import { wordsOnServer } from './interface-words-on-server';
import { framedPage, type PageLanguage } from './page-element';

/** A page within its frame, as rendered at build time. */
export const framePage: GatsbySSR<object, PageLanguage>['wrapPageElement'] = ({ element, props }) =>
  framedPage(element, props.data, wordsOnServer(props.pageContext.i18n.language));
