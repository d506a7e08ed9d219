import base from './jest.config.mjs';

/** Checks of the site as it was built: `public/`, or the folder that BUILT_SITE names. */
/** @type {import('jest').Config} */
export default {
  ...base,
  testEnvironment: 'node',
  roots: ['<rootDir>/tests/built-site'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFilesAfterEnv: [],
  testTimeout: 120_000,
};
