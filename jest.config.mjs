import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

/** ESM-only packages, which have to be transformed. */
const esModules =
  'unified|remark|mdast-|unist-|micromark|vfile|bail|trough|devlop|ccount|character-|decode-named|escape-string-regexp|is-plain-obj|markdown-table|longest-streak|zwitch|github-slugger|@sindresorhus|feed/';

const compiler = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
  module: { type: 'commonjs' },
};

/** The host of the sample, by which its content is recognized. */
const sampleHost = 'www.brightkeel.example';

const siteFile = join(resolve(process.env.CONTENT_FOLDER || 'content'), 'site.yml');
const [, host] = /^url: *["']?https:\/\/([^/\s"']+)/m.exec(existsSync(siteFile) ? readFileSync(siteFile, 'utf8') : '') ?? [];

/** Tests of what only the sample content promises; empty for other content. */
const sampleTests = host === sampleHost ? ['<rootDir>/tests/sample'] : [];
if (sampleTests.length === 0)
  console.log(`tests/sample is left out: the content is that of ${host ?? 'no site'}, not the sample of ${sampleHost}.`);

/** Folders whose tests need a build; jest.built-site.config.mjs runs them. */
export const builtSiteRoots = ['<rootDir>/tests/built-site', ...sampleTests.map((folder) => `${folder}/built`)];

/** @type {import('jest').Config} */
export default {
  // Tests that need a document begin with `@jest-environment jsdom`.
  testEnvironment: 'node',
  roots: ['<rootDir>/tests'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tests/built-site/',
    '<rootDir>/tests/sample/built/',
    ...(sampleTests.length === 0 ? ['<rootDir>/tests/sample/'] : []),
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', compiler] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules}))`],
  moduleNameMapper: {
    '^illustrations/.*\\.json$': '<rootDir>/tests/illustrations.ts',
    '^gatsby$': '<rootDir>/tests/gatsby.tsx',
    '^gatsby-plugin-react-i18next$': '<rootDir>/tests/translation.ts',
  },
  // Whole forms are filled in key by key, which on a busy machine takes longer than the default five seconds.
  testTimeout: 60_000,
  clearMocks: true,
  // More workers than processors: those that test the receiver and deploys mostly wait for other processes.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
