import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const own = (file: string) => resolve(process.cwd(), 'src', file);

/** What is bundled for the browser and never called there. */
const unused = [
  'hoist-non-react-statics$', // emotion's withTheme, formik's connect
  'outdent$', // a hint of the translation plugin in development
  'invariant$', // checks of the router for mistakes in code
  'browser-lang$', // the plugin's redirect, which is off
  resolve(process.cwd(), '.cache/slice.js'), // slices, of which there are none
  // Positions of elements that scroll on their own, of which there are none.
  resolve(process.cwd(), 'node_modules/gatsby-react-router-scroll/use-scroll-restoration.js'),
];

/** Needed where `content/site.yml` names scripts alone. */
const unusedWithoutScripts = [
  'gatsby-script$',
  resolve(process.cwd(), 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
];

/** One copy, whether it is imported or required; the packages have a file for each. */
const once = {
  i18next$: resolve(process.cwd(), 'node_modules/i18next/dist/esm/i18next.js'),
  'react-i18next$': resolve(process.cwd(), 'node_modules/react-i18next/dist/es/index.js'),
  'gatsby-plugin-react-i18next$': own('platform/translation-entry.ts'),
};

const inBrowser = (siteScripts: boolean) => ({
  ...Object.fromEntries([...unused, ...(siteScripts ? [] : unusedWithoutScripts)].map((name) => [name, own('platform/unused-part.ts')])),
  ...once,
  // What they describe is checked in development only.
  'prop-types$': own('platform/no-prop-types.ts'),
});

type Minifier = { options?: { minimizer?: { options?: Record<string, unknown> } } };

/** Gatsby has its minifier write for browsers of 2015; these know better (`browserslist` in package.json). */
export function modernOutput<Config extends { optimization?: { minimizer?: unknown[] } }>(config: Config): Config {
  for (const minifier of (config.optimization?.minimizer ?? []) as Minifier[]) {
    const { minimizer } = minifier.options ?? {};
    if (minifier.constructor.name !== 'TerserPlugin' || !minimizer) continue;
    minimizer.options = { ecma: 2020, compress: { ecma: 2020, passes: 3 }, format: { ecma: 2020, comments: false } };
  }
  return config;
}

/** The translation plugin asks for whole packages, of which nothing could be left out, where it uses one or two functions. */
const smallTranslation = [
  {
    test: /gatsby-plugin-react-i18next[\\/]dist/,
    sideEffects: false,
    resolve: { alias: { gatsby$: own('platform/gatsby-of-translations.ts') } },
  },
  {
    test: /gatsby-plugin-react-i18next[\\/]dist[\\/]plugin/,
    resolve: { alias: { 'react-i18next$': resolve(process.cwd(), 'node_modules/react-i18next/dist/es/I18nextProvider.js') } },
  },
];

/** In the production build emotion has made all styles before (`compile-styles.ts`). */
const compiled = {
  '@emotion/styled$': own('components/compiled-styles.tsx'),
  '@emotion/react$': own('components/compiled-styles.tsx'),
  [own('platform/compiled-styles.ts')]: resolve(process.cwd(), '.cache/compiled-styles.js'),
};

/** Tokens that only styles use are gone with the styles. */
const tokensWithoutEffects = { test: /[\\/]src[\\/]theme[\\/]/, sideEffects: false };

/** What webpack is told so that the browser gets no more code than the site runs; `siteScripts` tells whether `content/site.yml` names any. */
export function lightBundles(
  stage: CreateWebpackConfigArgs['stage'],
  { siteScripts }: { siteScripts: boolean },
): { resolve: object; module?: object } {
  if (stage === 'build-html') return { resolve: { alias: compiled } };
  if (stage !== 'build-javascript') return { resolve: {} };
  return {
    resolve: { alias: { ...compiled, ...inBrowser(siteScripts) } },
    module: { rules: [...smallTranslation, tokensWithoutEffects] },
  };
}
