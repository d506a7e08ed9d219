/**
 * Options of gatsby-plugin-offline. It merges `runtimeCaching` by place with its own four entries, so there are exactly four.
 * The patterns match behind the origin, so that requests to other hosts are left alone.
 */
export const offlineOptions = {
  // Gatsby writes plugins' options into the visitors' code: relative to the project's folder, which is not for visitors to know.
  appendScript: 'src/deployment/offline.worker.js',
  // Else the worker asks for Workbox's development builds on localhost, which are not published.
  debug: false,
  workboxConfig: {
    // Takes the place of the plugin's own patterns, merged by place too: they name its app shell, which is not published, and
    // Workbox keeps nothing ahead where a pattern finds no file. The rest of the list is written by `precache-list.ts`.
    globPatterns: Array<string>(8).fill('manifest.webmanifest'),
    runtimeCaching: [
      // Not what only ends like a file, such as a query that names a script of another party.
      { urlPattern: /\/[^/?]*\.(?:js|css)$|\/static\//, handler: 'CacheFirst' },
      // Page data first from the network, so that new content shows at the first visit after a deploy.
      { urlPattern: /\/page-data\/.*\.json/, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 3 } },
      { urlPattern: /\.(png|jpg|jpeg|webp|avif|svg|gif|woff2|webmanifest|ico)$/, handler: 'StaleWhileRevalidate' },
      // Pages are kept as the HTML they are, instead of the plugin's empty shell.
      { urlPattern: /\/([?#].*)?$/, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 3 } },
    ],
  },
} as const;
