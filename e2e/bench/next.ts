import { dataFiles, type Peer } from './peer';
import { reactFrame, reactPage } from './react-parts';
import { sampleStyles } from './sample-styles';

const dialect = { imported: "import Link from 'next/link';", target: 'href' } as const;

/** The repository above has a lockfile too, which Next.js would take for the root of this project. */
const config = `export default {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: import.meta.dirname },
};
`;

const layout = `import { Frame } from '../parts/frame';
import frame from '../data/frame.json';
import { styles } from '../parts/styles';

export default function Layout({ children }) {
  return (
    <html lang={frame.language}>
      <head><style dangerouslySetInnerHTML={{ __html: styles }} /></head>
      <body><Frame>{children}</Frame></body>
    </html>
  );
}
`;

const home = `import pages from '../data/pages.json';
import { Page } from '../parts/page';

export const metadata = { title: pages[0].title, description: pages[0].description };

export default function Home() {
  return <Page page={pages[0]} />;
}
`;

const others = `import pages from '../../data/pages.json';
import { Page } from '../../parts/page';

export const dynamicParams = false;

const pathOf = async (params) => '/' + (await params).path.join('/') + '/';
const pageAt = async (params) => {
  const path = await pathOf(params);
  return pages.find((page) => page.path === path);
};

export const generateStaticParams = () => pages.slice(1).map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

export async function generateMetadata({ params }) {
  const { title, description } = await pageAt(params);
  return { title, description };
}

export default async function Other({ params }) {
  return <Page page={await pageAt(params)} />;
}
`;

/** Next.js with its app router and a static export. */
export const next: Peer = {
  title: 'Next.js',
  manifest: { type: 'module', dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' } },
  build: 'next build',
  output: 'out',
  immutable: ['/_next/static/*'],
  files: (sample) => ({
    ...dataFiles(sample),
    'next.config.mjs': config,
    'parts/frame.jsx': reactFrame(dialect),
    'parts/page.jsx': reactPage(dialect),
    'parts/styles.js': `export const styles = ${JSON.stringify(sampleStyles)};\n`,
    'app/layout.jsx': layout,
    'app/page.jsx': home,
    'app/[...path]/page.jsx': others,
  }),
};
