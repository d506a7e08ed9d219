import { readFileSync } from 'node:fs';
import { dataFiles, type Peer } from './peer';
import { reactFrame, reactPage } from './react-parts';
import { sampleStyles } from './sample-styles';

/** The same versions as ours, so that the difference is what this site adds to them. */
const own: { dependencies: Record<string, string>; overrides: Record<string, unknown> } = JSON.parse(readFileSync('package.json', 'utf8'));
const pick = (versions: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, String(versions[name])]));

const dialect = { imported: "import { Link } from 'gatsby';", target: 'to' } as const;

const node = `const pages = require('./data/pages.json');

exports.createPages = ({ actions }) => {
  for (const page of pages) {
    const component = require.resolve(page.path === '/' ? './src/home.jsx' : './src/other.jsx');
    actions.createPage({ path: page.path, component, context: { page } });
  }
};
`;

const template = `import React from 'react';
import frame from '../data/frame.json';
import { Page } from './page';

export default function Template({ pageContext }) {
  return <Page page={pageContext.page} />;
}

export const Head = ({ pageContext: { page } }) => (
  <>
    <html lang={frame.language} />
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
  </>
);
`;

const wrapper = `import React from 'react';
import { Frame } from './src/frame';

export const wrapPageElement = ({ element }) => <Frame>{element}</Frame>;
`;

/** Gatsby as it comes. */
export const gatsby: Peer = {
  title: 'Gatsby, stock',
  manifest: {
    dependencies: pick(own.dependencies, 'gatsby', 'react', 'react-dom'),
    overrides: pick(own.overrides, 'sharp', 'serialize-javascript', 'tmp', 'lodash'),
  },
  build: 'gatsby build',
  output: 'public',
  immutable: ['/*.js'],
  files: (sample) => ({
    ...dataFiles(sample),
    'gatsby-config.js': "module.exports = { jsxRuntime: 'automatic', trailingSlash: 'always' };\n",
    'gatsby-node.js': node,
    'gatsby-browser.js': `import './src/styles.css';\n${wrapper}`,
    'gatsby-ssr.js': wrapper,
    'src/styles.css': sampleStyles,
    'src/frame.jsx': reactFrame(dialect),
    'src/page.jsx': reactPage(dialect),
    // Kinds of pages have templates of their own, and so chunks of their own.
    'src/home.jsx': template,
    'src/other.jsx': template,
  }),
};
