import base, { builtSiteRoots } from './jest.config.mjs';

/** Checks of the built site in `public/`, or in the folder named by BUILT_SITE. */
/** @type {import('jest').Config} */
export default {
  ...base,
  roots: builtSiteRoots,
  testPathIgnorePatterns: ['/node_modules/'],
  setupFilesAfterEnv: [],
  testTimeout: 120_000,
};
