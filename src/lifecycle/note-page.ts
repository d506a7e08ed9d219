import type { GatsbySSR } from 'gatsby';
import { noteNeeds, type PageProps } from './page-needs';

/** Notes what a page is made of when it is rendered; the page itself stays as it is. */
export const notePage: GatsbySSR['wrapPageElement'] = ({ element, props }) => {
  noteNeeds(props as PageProps);
  return element;
};
