import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeBrand } from './src/build/brand/write-brand-files';
import { lightBundles, modernOutput } from './src/build/bundle/bundle-aliases';
import { writeIllustrations } from './src/build/bundle/illustrations';
import { writeMinifiedScripts } from './src/build/bundle/minified-scripts';
import { moduleListPlugin } from './src/build/bundle/module-list';
import { withNativeFetch } from './src/build/bundle/native-fetch';
import { onlyLanguages } from './src/build/bundle/only-languages';
import { serveSiteData } from './src/build/bundle/site-data';
import { wordsReloadPlugin } from './src/build/bundle/words-reload-plugin';
import { writeFeeds } from './src/build/feed/write-feed';
import { writeBuildRecord } from './src/build/hosts/build-record';
import { removeFormerFiles } from './src/build/hosts/former-files';
import { writeHostPages } from './src/build/hosts/host-pages';
import { builtContent, createContentRedirects, publishedSamples } from './src/build/nodes/built-content';
import { createContentResolvers } from './src/build/nodes/content-resolvers';
import { createContentTypes } from './src/build/nodes/graphql-types';
import { createPagesOfNewContent, keepEmptyPagesOut } from './src/build/nodes/pages-with-content';
import { reloadPages, serveProblems } from './src/build/nodes/problem-overlay';
import { choosePublishedPages } from './src/build/nodes/published-pages';
import { sourceContent } from './src/build/nodes/source-content';
import { reloadAfterCreation } from './src/build/nodes/tab-reload';
import { addBackgroundDelivery } from './src/build/offline/background-delivery';
import { servePictures } from './src/build/pictures/serve-pictures';
import { finishPictures, startPictures } from './src/build/pictures/write-pictures';
import { isProduction } from './src/build/settings/mode';
import { asksForConsent } from './src/build/settings/privacy-setup';
import { publishedUrl } from './src/build/settings/published-url';
import { readSettings, sharedOriginWarning } from './src/build/settings/settings';
import { writeOpenGraphImages } from './src/build/sharing/write-open-graph-images';
import { writePageDates } from './src/build/sitemap/page-dates';
import { writeCompiledStyles } from './src/build/styles/compile-styles';
import { noDeliveryLine } from './src/contract/leads-endpoint';
import { writeEditor } from './src/editor/write-editor';
import { siteLanguages } from './src/model/site-languages';
import { inlineScripts } from './src/site/document/inline-scripts';
import { color } from './src/site/theme/colors';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => sourceContent(args, color);
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  serveProblems(args.app);
  serveSiteData(args.app);
  servePictures(args);
};
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = reloadAfterCreation;
export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  removeFormerFiles('public');
  startPictures();
  writePageDates(builtContent());
};
export const createPages: GatsbyNode['createPages'] = (args) => {
  createContentRedirects(args);
  createPagesOfNewContent(args);
};
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => {
  choosePublishedPages(args);
  keepEmptyPagesOut(args);
};
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = () => writeBrand(color);
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const settings = readSettings(process.env);
  await Promise.all([
    writeHostPages(args, color),
    writeFeeds(args),
    finishPictures(args),
    writeOpenGraphImages(args, color),
    writeEditor({ editor: settings.editor, siteUrl: publishedUrl(), folder: resolve('public') }),
    writeBuildRecord(process.env, publishedUrl(), publishedSamples()),
  ]);
  addBackgroundDelivery('public', settings.leadsEndpoint);
  for (const warning of [noDeliveryLine(process.env.GATSBY_LEADS_ENDPOINT), sharedOriginWarning(settings)])
    if (warning) args.reporter.warn(warning);
};
export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

/** Source maps are generated only for upload to the error service, then deleted; they are never published. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, plugins, getConfig }) => {
  actions.setWebpackConfig(
    lightBundles(stage, {
      siteScripts: Boolean(process.env.GATSBY_SITE_SCRIPTS),
      privacyGate: Boolean(process.env.GATSBY_PRIVACY),
      asksForConsent: asksForConsent(),
    }),
  );
  // A chunk for each language of the site, and none for the other folders in locales.
  actions.setWebpackConfig({ plugins: [plugins.contextReplacement(/[\\/]locales$/, onlyLanguages(siteLanguages()))] });
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [wordsReloadPlugin(reloadPages)] });
  if (stage.endsWith('-html')) actions.replaceWebpackConfig(withNativeFetch(getConfig()));
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    // A webpack cache from a build with third-party scripts, or in another language, is not valid for one without.
    cache: { version: [process.env.GATSBY_SITE_SCRIPTS, process.env.GATSBY_PRIVACY, process.env.GATSBY_LANGUAGES].join() },
    devtool: readSettings(process.env).sentryUpload ? 'hidden-source-map' : false,
    // For the budget check, which reports the modules in each file.
    plugins: [moduleListPlugin('.cache/modules.json')],
  });
  actions.replaceWebpackConfig(modernOutput(getConfig()));
};

/**
 * Writes the content's drawings where the bundlers find them. A production build also minifies the inline scripts, and compiles
 * every component's styles to CSS before it renders pages; in `gatsby develop`, emotion generates them at runtime.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  writeIllustrations();
  if (!isProduction()) return;
  writeMinifiedScripts(inlineScripts);
  await writeCompiledStyles(asksForConsent());
};

/** Source maps in nested styles would make server and browser generate different class names. */
const emotionAsItRuns = { name: '@emotion/babel-plugin', options: { sourceMap: false } };
const emotionCompiled = { name: resolve('src/build/styles/styled-targets.cjs'), options: { drop: true } };

export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin(isProduction() ? emotionCompiled : emotionAsItRuns);
};
