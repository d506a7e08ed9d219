import type { ReactElement } from 'react';
import { type PageFrame, PageLayout } from './page-layout';

/**
 * Makes the `frame` of a page component: a function that wraps the page, given its data and element, in the frame. `saying`
 * derives the page's frame settings from its data; most pages only set the label of the call to action.
 */
export const inFrame =
  <Data extends object>(saying: (data: Data) => PageFrame = () => ({})) =>
  (data: Data, page: ReactElement) => <PageLayout {...saying(data)}>{page}</PageLayout>;
