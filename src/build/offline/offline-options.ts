/**
 * Options of gatsby-plugin-offline. It merges `runtimeCaching` by index with its own four entries, so there are exactly four.
 * The patterns match after the origin, so Workbox leaves requests to other hosts alone.
 */
export const offlineOptions = {
  // Relative to the project, because Gatsby writes plugin options into client code, and absolute paths should not be public.
  appendScript: 'src/site/service-worker/offline.worker.js',
  // Otherwise the worker requests Workbox's development builds on localhost, which are not published.
  debug: false,
  workboxConfig: {
    // Overrides the plugin's own patterns, merged by index too: they match its app shell, which is not published, and Workbox
    // precaches nothing if a pattern matches no file. `precache-list.ts` writes the rest of the list.
    globPatterns: Array<string>(8).fill('manifest.webmanifest'),
    runtimeCaching: [
      // Not URLs that only end like a file, for example a query that names a third-party script.
      { urlPattern: /\/[^/?]*\.(?:js|css)$|\/static\//, handler: 'CacheFirst' },
      // Page data network-first, so that new content shows on the first visit after a deploy.
      { urlPattern: /\/page-data\/.*\.json/, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 3 } },
      { urlPattern: /\.(png|jpg|jpeg|webp|avif|svg|gif|woff2|webmanifest|ico)$/, handler: 'StaleWhileRevalidate' },
      // Pages are cached as HTML, instead of the plugin's empty shell.
      { urlPattern: /\/([?#].*)?$/, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 3 } },
    ],
  },
} as const;
