import type { GatsbyConfig } from 'gatsby';
import { minifiedScripts } from './src/build/bundle/minified-scripts';
import { hostFilesAdapter } from './src/build/hosts/adapter';
import { offlineOptions } from './src/build/offline/offline-options';
import { completeEnvironment } from './src/build/settings/complete-environment';
import { exposePrivacySetup, privacySetup } from './src/build/settings/privacy-setup';
import { publishedUrl } from './src/build/settings/published-url';
import { servicePlugins } from './src/build/settings/service-plugins';
import { readSettings } from './src/build/settings/settings';
import { sitemapOptions } from './src/build/sitemap/sitemap-options';
import { exposeLanguages, translationOptions } from './src/contract/languages';
import { exposeScripts, loadedScripts, proxiedAddresses } from './src/contract/site-scripts';
import { serveEditor } from './src/editor/serve-editor';
import { contentFolder, noPicturesIn } from './src/model/content-folder';
import { siteFacts } from './src/model/site-facts';
import { siteLanguages } from './src/model/site-languages';
import { inlineScripts } from './src/site/document/inline-scripts';

completeEnvironment(process.env.NODE_ENV ?? 'development', __dirname);
const settings = readSettings(process.env);
// A preview reaches no service of production.
const wantedScripts = settings.preview ? [] : (siteFacts()?.scripts ?? []);
// The development server proxies third-party scripts on its own.
const siteScripts = loadedScripts(wantedScripts, settings.thirdPartyProxy || process.env.NODE_ENV === 'development');
exposeLanguages(siteLanguages(), process.env);
exposeScripts(siteScripts, process.env);
exposePrivacySetup(privacySetup(settings, wantedScripts), process.env);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: publishedUrl() },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  adapter: hostFilesAdapter({
    settings,
    scripts: { own: Object.values(minifiedScripts(inlineScripts)), plugins: servicePlugins(settings) },
    wantedScripts,
    languages: siteLanguages(),
  }),
  partytownProxiedURLs: proxiedAddresses(siteScripts),
  // Server-renders pages in development too, so hydration mismatches show up immediately.
  flags: { DEV_SSR: true },
  developMiddleware: serveEditor,
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: `${__dirname}/locales` } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'picture', path: contentFolder(), ignore: noPicturesIn(contentFolder()) },
    },
    { resolve: 'gatsby-plugin-react-i18next', options: translationOptions(siteLanguages()) },
    ...(settings.preview ? [] : [{ resolve: 'gatsby-plugin-sitemap', options: sitemapOptions }]),
    { resolve: 'gatsby-plugin-offline', options: offlineOptions },
    // Uploads source maps only; src/site/errors/error-reporting.ts lazy-loads the browser SDK.
    ...(settings.sentryUpload ? [{ resolve: '@sentry/gatsby', options: { deleteSourcemapsAfterUpload: true } }] : []),
    ...servicePlugins(settings),
  ],
};

export default config;
