import type { GatsbySSR } from 'gatsby';
import { wordsOnServer } from '../words/interface-words-on-server';
import { framedPage, type PageData, type PageLanguage } from './framed-page';

/** A page within its frame, as rendered at build time. */
export const wrapPageElement: GatsbySSR<PageData, PageLanguage>['wrapPageElement'] = ({ element, props }) =>
  framedPage(element, props.data ?? {}, wordsOnServer(props.pageContext.i18n.language));
