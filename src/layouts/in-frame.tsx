import type { ReactElement } from 'react';
import { type PageFrame, PageLayout } from './page-layout';

/**
 * Makes the `frame` of a page component: it is handed the page's data and the page, and puts the frame around it. What the
 * page says of its frame is told from its data; most say which label the call to action has.
 */
export const inFrame =
  <Data extends object>(saying: (data: Data) => PageFrame = () => ({})) =>
  (data: Data, page: ReactElement) => <PageLayout {...saying(data)}>{page}</PageLayout>;
