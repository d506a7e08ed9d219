import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { createElement, isValidElement, type ReactElement } from 'react';
import { ctaCopyScript } from '../experiments/cta-copy-script';
import { ctaExperimentRuns } from '../experiments/use-cta-copy';
import { color } from '../theme/colors';
import { preloadedFont } from '../theme/fonts';
import { withConstantPagePath } from './constant-page-path';
import { hashGuardScript } from './hash-guard';
import { lateStartScript } from './late-start';

/** The copy of the experiment is settled before anything is painted; nothing is emitted where it does not run. */
const ctaCopy = ctaExperimentRuns()
  ? // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    [<script key="cta-copy" dangerouslySetInnerHTML={{ __html: ctaCopyScript }} />]
  : [];

/** What every page's document has: its language, and the font of the first screen on its way early. */
export function describeDocument({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script key="hash-guard" dangerouslySetInnerHTML={{ __html: hashGuardScript }} />,
    <link key="font" rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-fallback" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="feed" rel="alternate" type="application/atom+xml" href="/feed.xml" title="Blog" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme-color" name="theme-color" content={color.ground} />,
    ...ctaCopy,
  ]);
}

/** Gatsby's own scripts, which it writes into all pages at once at the end of a build; `gatsby develop` has no such part. */
const isScripts = (component: ReactElement) =>
  isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === '_gatsby-scripts';

/** Lets the scripts of a page wait, and gives all pages the same inline scripts. */
export function arrangeScripts({ getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs): void {
  // Gatsby's types give the parts as nodes and take them as elements; they are elements.
  const components = withConstantPagePath(getPostBodyComponents() as ReactElement[], createElement);
  replacePostBodyComponents(components.flatMap((component) => (isScripts(component) ? startedLate(component) : [component])));
}

const startedLate = (scripts: ReactElement) => [
  <template key="late-scripts" data-late="">
    {scripts}
  </template>,
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  <script key="late-start" dangerouslySetInnerHTML={{ __html: lateStartScript }} />,
];
