import type { GatsbySSR } from 'gatsby';
import { framedPage, type PageLanguage } from '../runtime/page-element';
import { wordsOnServer } from '../words/interface-words-on-server';

/** A page within its frame, as rendered at build time. */
export const framePage: GatsbySSR<object, PageLanguage>['wrapPageElement'] = ({ element, props }) =>
  framedPage(element, props.data, wordsOnServer(props.pageContext.i18n.language));
