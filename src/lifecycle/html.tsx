import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from 'gatsby';
import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { stillPartsArrived } from '../components/still';
import { copyAttribute } from '../experiments/cta-copy';
import { ctaExperimentRuns } from '../experiments/settle-cta-copy';
import { compiledStyles } from '../platform/compiled-styles';
import { publicSettings } from '../platform/public-settings';
import { siteStylesMark } from '../platform/site-styles';
import { color } from '../theme/colors';
import { preloadedFont } from '../theme/fonts';
import { withConstantPagePath } from './constant-page-path';
import { criticalStyles } from './critical-styles';
import { inlineScripts } from './inline-scripts';
import { needsOf } from './page-needs';

/** The copy of the experiment is settled before anything is painted; a page that shows none has nothing to settle. */
const ctaCopy = (html: string) =>
  ctaExperimentRuns() && html.includes(`${copyAttribute}="`)
    ? // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      [<script key="cta-copy" dangerouslySetInnerHTML={{ __html: inlineScripts.ctaCopy }} />]
    : [];

/** Renders a page, and gives it the styles of what it shows in one tag; `gatsby develop` renders as Gatsby does. */
export async function renderPage({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs): Promise<void> {
  await stillPartsArrived();
  if (!compiledStyles) return;
  // Gatsby's types take the page for a node; it is an element.
  const html = renderToString(bodyComponent as ReactElement);
  replaceBodyHTMLString(html);
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own styles
    <style key="styles" dangerouslySetInnerHTML={{ __html: criticalStyles(compiledStyles, html) }} />,
    ...ctaCopy(html),
  ]);
}

/** While the site is developed, mistakes in the content show in the browser; the development server has the script. */
const contentProblems = publicSettings.production ? [] : [<script key="content-problems" src="/__content/overlay.js" defer />];

/** What every page's document has: its language, and the font of the first screen on its way early. */
export function describeDocument({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script key="hash-guard" dangerouslySetInnerHTML={{ __html: inlineScripts.hashGuard }} />,
    <link key="font" rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-fallback" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="feed" rel="alternate" type="application/atom+xml" href="/feed.xml" title="Blog" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content={color.ground} />,
    ...contentProblems,
  ]);
}

/** Gatsby's own scripts, which it writes into all pages at once at the end of a build; `gatsby develop` has no such part. */
const isScripts = (component: ReactElement) =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === '_gatsby-scripts';

/** Lets the scripts of a page wait, and gives all pages the same inline scripts. */
export function arrangeScripts({ pathname, getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void {
  // Gatsby's types give the parts as nodes and take them as elements; they are elements.
  const components = withConstantPagePath(getPostBodyComponents() as ReactElement[], createElement);
  replacePostBodyComponents(components.flatMap((component) => (isScripts(component) ? startedLate(component, pathname) : [component])));
}

const startedLate = (scripts: ReactElement, path: string) => [
  <template key="late-scripts" data-late={needsOf(path)?.chunk ?? ''}>
    {compiledStyles ? <link rel="stylesheet" href={compiledStyles.sheet} {...{ [siteStylesMark]: '' }} /> : null}
    {needsOf(path)?.data.map((href) => (
      <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
    ))}
    {scripts}
  </template>,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  <script key="late-start" dangerouslySetInnerHTML={{ __html: inlineScripts.start }} />,
];
