import { resolve } from 'node:path';

/**
 * Options of gatsby-plugin-offline. It merges `runtimeCaching` by place with its own four entries, so there are exactly four.
 * The patterns match behind the origin, so that requests to other hosts are left alone.
 */
export const offlineOptions = {
  appendScript: resolve('src/deployment/offline.worker.js'),
  workboxConfig: {
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
