import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { directionOf } from '../../contract/languages';
import { staticPartsLoaded } from '../components/lazy-static';
import { publicSettings } from '../edge/public-settings';
import { copiesIn, copyAttribute } from '../experiments/cta-copy';
import { copiesAttribute } from '../experiments/cta-copy-script';
import { ctaExperimentRuns } from '../experiments/settle-cta-copy';
import { siteStylesMark } from '../gatsby/site-styles';
import { color } from '../theme/colors';
import { compiledStyles } from '../theme/compiled-styles';
import { preloadedFont } from '../theme/fonts';
import { languageFiles } from '../words/language-files';
import { languageOf } from '../words/localized-path';
import { languages } from '../words/site-languages';
import { withConstantPagePath } from './constant-page-path';
import { criticalStyles } from './critical-styles';
import { heldBody, heldHead } from './held-scripts';
import { inlineScripts } from './inline-scripts';
import { needsOf, type PageNeeds } from './page-needs';

/** Settles the experiment's copy before first paint; omitted on pages that show no copy. */
function ctaCopy(html: string, path: string): ReactElement[] {
  if (!ctaExperimentRuns() || !html.includes(`${copyAttribute}="`)) return [];
  const copies = { [copiesAttribute]: JSON.stringify(copiesIn(languageFiles.wordsIn(languageOf(path)))) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return [<script key="cta-copy" {...copies} dangerouslySetInnerHTML={{ __html: inlineScripts.ctaCopy }} />];
}

/** Renders a page with the styles of its content in one tag; in `gatsby develop` Gatsby renders it. */
export async function replaceRenderer(page: ReplaceRendererArgs): Promise<void> {
  const { bodyComponent, pathname, replaceBodyHTMLString, setHeadComponents } = page;
  await Promise.all([staticPartsLoaded(), ...languages.map(languageFiles.load)]);
  if (!compiledStyles) return;
  // Gatsby types the page as a node; it is an element.
  const html = renderToString(bodyComponent as ReactElement);
  replaceBodyHTMLString(html);
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: generated from our own styles
    <style key="styles" dangerouslySetInnerHTML={{ __html: criticalStyles(compiledStyles, html) }} />,
    ...ctaCopy(html, pathname),
  ]);
}

/** During development, shows content mistakes in the browser; the script is the development server's. */
const contentProblems = publicSettings.production ? [] : [<script key="content-problems" src="/__content/overlay.js" defer />];

const fetchedSoon = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' } as const;

const lateScriptsKey = 'late-scripts';

/** What a page fetches once its scripts start, and the place for those scripts. */
const lateScripts = ({ chunks, data }: PageNeeds, sheet: string) => (
  <template key={lateScriptsKey} data-late={chunks.join(' ')}>
    <link {...fetchedSoon} href={sheet} {...{ [siteStylesMark]: '' }} />
    {data.map((href) => (
      <link key={href} {...fetchedSoon} href={href} />
    ))}
  </template>
);

/** Sets up every page's document: its language and icons, a preload of the first screen's font, and the place for its scripts. */
export function onRenderBody(page: RenderBodyArgs): void {
  const { pathname, loadPageDataSync, setHtmlAttributes, setHeadComponents, setPostBodyComponents } = page;
  const lang = languageOf(pathname);
  setHtmlAttributes({ lang, dir: directionOf(lang) });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script key="url-guard" dangerouslySetInnerHTML={{ __html: inlineScripts.urlGuard }} />,
    <link key="font" rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-fallback" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content={color.ground} />,
    ...contentProblems,
  ]);
  // `gatsby develop` has neither compiled styles nor page data here, and starts scripts at once.
  if (compiledStyles) setPostBodyComponents([lateScripts(needsOf(pathname, loadPageDataSync(pathname)), compiledStyles.sheet)]);
}

const isLateScripts = (component: ReactElement) => isValidElement(component) && component.key === lateScriptsKey;

/** Gatsby's own scripts, which it adds to all pages at the end of a build; `gatsby develop` has no such component. */
const isScripts = (component: ReactElement) =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === '_gatsby-scripts';

/** Holds third-party scripts until the visitor's choice is known; only builds with some. */
function holdScripts({
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
}: PreRenderHTMLArgs): void {
  const { privacy } = publicSettings;
  if (!privacy || !publicSettings.production) return;
  replaceHeadComponents(heldHead(getHeadComponents() as ReactElement[], privacy));
  replacePreBodyComponents(heldBody(getPreBodyComponents() as ReactElement[], privacy));
}

/** Defers a page's scripts, holds third-party ones, and makes inline scripts the same on all pages. */
export function onPreRenderHTML(page: PreRenderHTMLArgs): void {
  const { getPostBodyComponents, replacePostBodyComponents } = page;
  holdScripts(page);
  // Gatsby types the parts as nodes when returned and as elements when passed in; they are elements.
  const components = withConstantPagePath(getPostBodyComponents() as ReactElement[]);
  const late = components.find(isLateScripts);
  if (!late) return;
  replacePostBodyComponents(
    components
      .filter((component) => component !== late)
      .flatMap((component) => (isScripts(component) ? startedLate(late, component) : [component])),
  );
}

const startedLate = (late: ReactElement, scripts: ReactElement) => [
  cloneElement(late, undefined, late.props.children, scripts),
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  <script key="late-start" dangerouslySetInnerHTML={{ __html: inlineScripts.start }} />,
];
