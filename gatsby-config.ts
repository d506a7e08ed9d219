import type { GatsbyConfig } from 'gatsby';
import { servicePlugins } from './src/analytics/service-plugins';
import { contentFolder, noPicturesIn } from './src/content-model/content-folder';
import { siteFacts, siteUrl } from './src/content-model/site-url';
import { hostFilesAdapter } from './src/deployment/adapter';
import { offlineOptions } from './src/deployment/offline-options';
import { serveEditor } from './src/editor/serve-editor';
import { inlineScripts } from './src/lifecycle/inline-scripts';
import { readSettings } from './src/platform/env';
import { completeEnvironment } from './src/platform/environment';
import { handToPages, loadedScripts, proxiedAddresses } from './src/platform/site-scripts';
import { translationOptions } from './src/platform/translation';

completeEnvironment(process.env.NODE_ENV ?? 'development', __dirname);
const settings = readSettings(process.env);
const wantedScripts = siteFacts()?.scripts ?? [];
// The development server proxies third-party scripts on its own.
const siteScripts = loadedScripts(wantedScripts, settings.thirdPartyProxy || process.env.NODE_ENV === 'development');
handToPages(siteScripts);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl ?? siteUrl() },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  adapter: hostFilesAdapter({ settings, scripts: { own: Object.values(inlineScripts), plugins: servicePlugins(settings) }, wantedScripts }),
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
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { formats: ['webp', 'auto'], placeholder: 'none', quality: 70 } } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-react-i18next', options: translationOptions },
    {
      resolve: 'gatsby-plugin-sitemap',
      options: { excludes: ['/404/', '/404.html', '/500/', '/500.html', '/dev-404-page/', '/thank-you/'] },
    },
    { resolve: 'gatsby-plugin-offline', options: offlineOptions },
    // Uploads source maps only; src/platform/error-reporting.ts lazy-loads the browser SDK.
    ...(settings.sentryUpload ? [{ resolve: '@sentry/gatsby', options: { deleteSourcemapsAfterUpload: true } }] : []),
    ...servicePlugins(settings),
  ],
};

export default config;
