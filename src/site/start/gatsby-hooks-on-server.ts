import type { GatsbySSR } from 'gatsby';
import { framedPage, type PageData, type PageLanguage } from '../frame/framed-page';
import { rootWith } from '../runtime/root';
import { siteFrameOnServer, wordsOnServer } from '../words/words-on-server';

/** The root of all pages, as rendered at build time. */
export const wrapRootElement = rootWith(siteFrameOnServer);

/** A page within its frame, as rendered at build time. */
export const wrapPageElement: GatsbySSR<PageData, PageLanguage>['wrapPageElement'] = ({ element, props }) =>
  framedPage(element, props.data ?? {}, wordsOnServer(props.pageContext.i18n.language));
