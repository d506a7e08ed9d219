import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Files of packages whose internals this site relies on or changes: the version they were read in, the start of their SHA-256,
 * and the code that depends on them. After an upgrade, read that code beside the new file, then update the row.
 */
const files = [
  ['gatsby 5.16.1', 'cache-dir/loader.js', '7daae1734965bb77', 'src/site/gatsby: loadPage, enqueue, hovering, slices'],
  [
    'gatsby 5.16.1',
    'cache-dir/production-app.js',
    '68f7ff91dcaac340',
    'src/site/gatsby/navigation-watchdog.ts, src/site/runtime/take-over.ts, src/build/bundle/bundle-aliases.ts: lateServiceWorker',
  ],
  [
    'gatsby 5.16.1',
    'cache-dir/navigation.js',
    'b487c453fc64cf5a',
    'src/site/gatsby/links.ts: ___navigate and ___push; src/site/gatsby/recovery.ts: ___swUpdated; src/site/gatsby/announcements.ts; src/site/runtime/scroll.ts',
  ],
  ['gatsby 5.16.1', 'cache-dir/ensure-resources.js', '5032462ea4bed8bd', 'src/site/gatsby/navigation-watchdog.ts: pages without data'],
  ['gatsby 5.16.1', 'cache-dir/react-dom-utils.js', '726eb7114bef7f82', 'src/site/stand-ins/react-dom-utils.ts'],
  ['gatsby 5.16.1', 'cache-dir/static-entry.js', '805d3da7bda23b23', 'src/site/document/html.tsx, src/site/document/constant-page-path.ts'],
  [
    'gatsby 5.16.1',
    'cache-dir/register-service-worker.js',
    '7bf4f04e4d05cc49',
    'src/site/runtime/client.ts: ___swUpdated; src/site/start/register-service-worker.ts',
  ],
  ['gatsby-plugin-offline 6.16.0', 'gatsby-node.js', '347a731a219a8695', 'src/build/offline/offline-options.ts: merged by index'],
  [
    'gatsby-plugin-react-i18next 3.0.1',
    'dist/plugin/wrapPageElement.js',
    '2bb74267e13827a4',
    'src/site/words, src/build/bundle/bundle-aliases.ts',
  ],
] as const;

describe.each(files)('%s: %s', (version, file, checksum, dependent) => {
  const [name = '', wanted] = version.split(' ');

  test('has the version and checksum that the site’s code was written for', () => {
    const installed: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    const found = createHash('sha256')
      .update(readFileSync(`node_modules/${name}/${file}`))
      .digest('hex')
      .slice(0, 16);
    expect({ dependent, version: installed.version, checksum: found }).toEqual({ dependent, version: wanted, checksum });
  });
});
