/** ESM-only packages, which have to be transformed. */
const esModules =
  'unified|remark|mdast-|unist-|micromark|vfile|bail|trough|devlop|ccount|character-|decode-named|escape-string-regexp|is-plain-obj|markdown-table|longest-streak|zwitch|github-slugger|feed/';

const compiler = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
  module: { type: 'commonjs' },
};

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/tests'],
  // These need a build; jest.built-site.config.mjs runs them.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/built-site/'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', compiler], '\\.svg$': '<rootDir>/tests/svg-text.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules}))`],
  moduleNameMapper: {
    '^illustrations$': '<rootDir>/tests/illustrations.ts',
    '^gatsby$': '<rootDir>/tests/gatsby.tsx',
    '^gatsby-plugin-react-i18next$': '<rootDir>/tests/translation.ts',
  },
  // Whole forms are filled in key by key, which on a busy machine takes longer than the default five seconds.
  testTimeout: 60_000,
  clearMocks: true,
};
