import type { Settings } from './settings';

/** Segment's CDN according to its documentation; overrides the plugin's older default host. */
export const segmentOrigin = 'https://cdn.segment.com';

type ServicePlugin = { resolve: string; options: Readonly<Record<string, unknown>> };

/** Gatsby plugins for the configured services; each adds its own script to every page. */
export function servicePlugins({ gtmId, segmentWriteKey }: Pick<Settings, 'gtmId' | 'segmentWriteKey'>): ServicePlugin[] {
  return [
    ...(gtmId ? [{ resolve: 'gatsby-plugin-google-tagmanager', options: { id: gtmId, includeInDevelopment: false } }] : []),
    ...(segmentWriteKey
      ? [{ resolve: 'gatsby-plugin-segment-js', options: { prodKey: segmentWriteKey, host: segmentOrigin, trackPage: false } }]
      : []),
  ];
}
