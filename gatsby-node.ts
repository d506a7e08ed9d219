import type { GatsbyNode } from 'gatsby';
import { createContentRedirects, createContentResolvers, createContentTypes, sourceContent } from './src/content-model/gatsby-content';
import { writeFeed } from './src/content-model/write-feed';
import { writeSharingPictures } from './src/content-model/write-sharing-pictures';
import { writeHostPages } from './src/deployment/gatsby-deployment';
import { readSettings } from './src/platform/env';
import { color } from './src/theme/colors';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;
export const sourceNodes: GatsbyNode['sourceNodes'] = sourceContent;
export const createPages: GatsbyNode['createPages'] = createContentRedirects;
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await Promise.all([writeHostPages(args), writeFeed(args), writeSharingPictures(args, color)]);
};
export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

/** Source maps are made for the upload to the error service alone, which deletes them; they are never published. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ devtool: readSettings(process.env).sentryUpload ? 'hidden-source-map' : false });
};

/**
 * Labels and shorter style strings for emotion; its `css` prop is not used, so no other JSX runtime is needed.
 * Source maps inside nested styles would give the server's classes other names than the browser's.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({ name: '@emotion/babel-plugin', options: { sourceMap: false } });
};
