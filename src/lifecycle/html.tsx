import type { RenderBodyArgs } from 'gatsby';
import { preloadedFont } from '../theme/fonts';

/** What every page's document has: its language, and the font of the first screen on its way early. */
export function describeDocument({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([<link key="font" rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />]);
}
