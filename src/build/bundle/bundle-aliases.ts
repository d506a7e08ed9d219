import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { illustrationsFolder } from './illustrations';
import { minifiedScriptsFile } from './minified-scripts';
import { siteDataFolder } from './site-data';

const own = (file: string) => resolve(process.cwd(), 'src/site', file);

/** Modules that are bundled for the browser but never called there. The stand-in throws if that changes. */
const unused = [
  resolve(process.cwd(), '.cache/slice.js'), // slices, which the site does not use
];

/** Needed only if `content/site.yml` lists scripts. */
const unusedWithoutScripts = [
  'gatsby-script$',
  resolve(process.cwd(), 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
];

const nothing = own('stand-ins/nothing-of-others.ts');

/** Stubs for code needed only by builds with third-party scripts, and for code needed only by builds that ask for consent. */
const withoutScripts = { [own('frame/third-party-scripts.tsx')]: nothing };
const withoutGate = { [own('consent/start-privacy.ts')]: nothing };
const withoutQuestion = { [own('frame/privacy-choices.tsx')]: nothing, [own('consent/given-consent.ts')]: nothing };

/** One copy for both import and require; the packages have a separate file for each. */
const once = {
  i18next$: resolve(process.cwd(), 'node_modules/i18next/dist/esm/i18next.js'),
  'react-i18next$': resolve(process.cwd(), 'node_modules/react-i18next/dist/es/index.js'),
  'gatsby-plugin-react-i18next$': own('stand-ins/translation-entry.ts'),
};

const serviceWorkerFile = resolve(process.cwd(), '.cache/register-service-worker.js');

/** What the build writes from the content for the bundlers. */
const fromContent = { illustrations: illustrationsFolder, 'site-data': siteDataFolder };

/**
 * Whether `content/site.yml` lists scripts, whether any third-party script may have to wait for consent, and whether visitors are
 * asked.
 */
type Used = { siteScripts: boolean; privacyGate: boolean; asksForConsent: boolean };

const inBrowser = ({ siteScripts, privacyGate, asksForConsent }: Used) => ({
  ...Object.fromEntries([...unused, ...(siteScripts ? [] : unusedWithoutScripts)].map((name) => [name, own('stand-ins/left-out.ts')])),
  ...(siteScripts ? {} : withoutScripts),
  ...(privacyGate ? {} : withoutGate),
  ...(asksForConsent ? {} : withoutQuestion),
  ...once,
  // Copies static properties that no component here has.
  'hoist-non-react-statics$': own('stand-ins/hoist-statics.ts'),
  outdent$: own('stand-ins/outdent.ts'),
  [own('start/gatsby-hooks.ts')]: own('start/gatsby-hooks-in-steps.ts'),
  [resolve(process.cwd(), '.cache/react-dom-utils.js')]: own('stand-ins/react-dom-utils.ts'),
  // Prop types are only checked in development.
  'prop-types$': own('stand-ins/no-prop-types.ts'),
  'gatsby-service-worker$': serviceWorkerFile,
});

type Minifier = { constructor: { name: string; swcMinify: unknown; new (options: object): Minifier } };

/**
 * Minifies with swc instead of terser: a quarter of the time, and 1 % smaller. Gatsby's options are for browsers from 2015; ours
 * are newer (`browserslist` in package.json).
 */
export function modernOutput<Config extends { optimization?: { minimizer?: Minifier[] } }>(config: Config): Config {
  const { minimizer = [] } = config.optimization ?? {};
  const index = minimizer.findIndex((plugin) => plugin.constructor.name === 'TerserPlugin');
  const Plugin = minimizer[index]?.constructor;
  if (!Plugin) throw new Error('Gatsby no longer minifies scripts with TerserPlugin; adapt `modernOutput` in bundle-aliases.ts.');
  const terserOptions = { ecma: 2020, compress: { ecma: 2020, passes: 3 }, mangle: true, format: { ecma: 2020, comments: false } };
  minimizer[index] = new Plugin({ minify: Plugin.swcMinify, parallel: 1, terserOptions });
  return config;
}

/** The translation plugin imports whole packages, which cannot be tree-shaken, for one or two functions. */
const smallTranslation = [
  {
    test: /gatsby-plugin-react-i18next[\\/]dist/,
    sideEffects: false,
    resolve: { alias: { gatsby$: own('stand-ins/gatsby-of-translations.ts') } },
  },
  {
    test: /gatsby-plugin-react-i18next[\\/]dist[\\/]plugin/,
    resolve: { alias: { 'react-i18next$': resolve(process.cwd(), 'node_modules/react-i18next/dist/es/I18nextProvider.js') } },
  },
];

/** Parsers that only react-i18next's `Trans` component uses, which no page has; they do not declare that they can be left out. */
const unusedParsers = { test: /[\\/]node_modules[\\/](html-parse-stringify|void-elements)[\\/]/, sideEffects: false };

/** In a production build, all emotion styles are already compiled (`compile-styles.ts`). */
const compiled = {
  '@emotion/styled$': own('stand-ins/emotion.tsx'),
  '@emotion/react$': own('stand-ins/emotion.tsx'),
  [own('theme/compiled-styles.ts')]: resolve(process.cwd(), '.cache/compiled-styles.js'),
};

/** The scripts in the HTML of a production build. */
const minified = { [own('document/inline-scripts.ts')]: minifiedScriptsFile };

/** Gatsby registers the service worker just before hydration; our file waits, then loads Gatsby's. */
const lateServiceWorker = {
  test: /[\\/]\.cache[\\/]production-app\.js$/,
  resolve: { alias: { [serviceWorkerFile]: own('start/register-service-worker.ts') } },
};

/** Lets webpack drop tokens used only by styles, along with the styles. */
const tokensWithoutEffects = { test: /[\\/]src[\\/]site[\\/]theme[\\/]/, sideEffects: false };

/** The server of `gatsby develop` has no chunks to load them from, and cannot fetch them from itself. */
const filesOnDisk = { [own('words/language-files.ts')]: own('words/language-files-on-disk.ts') };

/** Webpack options that keep code the build does not use out of the browser bundle. */
export function lightBundles(stage: CreateWebpackConfigArgs['stage'], used: Used): { resolve: object; module?: object } {
  if (stage === 'develop-html') return { resolve: { alias: { ...fromContent, ...filesOnDisk } } };
  if (stage === 'build-html') return { resolve: { alias: { ...fromContent, ...compiled, ...minified } } };
  if (stage !== 'build-javascript') return { resolve: { alias: fromContent } };
  return {
    resolve: { alias: { ...fromContent, ...compiled, ...inBrowser(used) } },
    module: { rules: [...smallTranslation, unusedParsers, lateServiceWorker, tokensWithoutEffects] },
  };
}
