import type { GatsbyNode } from 'gatsby';
import { createContentRedirects, createContentResolvers, createContentTypes, sourceContent } from './src/content-model/gatsby-content';
import { writeFeed } from './src/content-model/write-feed';
import { writeSharingPictures } from './src/content-model/write-sharing-pictures';
import { writeHostPages } from './src/deployment/gatsby-deployment';
import { color } from './src/theme/colors';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;
export const sourceNodes: GatsbyNode['sourceNodes'] = sourceContent;
export const createPages: GatsbyNode['createPages'] = createContentRedirects;
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await Promise.all([writeHostPages(args), writeFeed(args), writeSharingPictures(args, color)]);
};
export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

/**
 * Labels and shorter style strings for emotion; its `css` prop is not used, so no other JSX runtime is needed.
 * Source maps inside nested styles would give the server's classes other names than the browser's.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPlugin({ name: '@emotion/babel-plugin', options: { sourceMap: false } });
};
