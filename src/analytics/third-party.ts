import type { Settings } from '../platform/env';

/** Where the services' own documentation has their scripts. Segment's plugin has an older host, so it is told this one. */
export const segmentOrigin = 'https://cdn.segment.com';
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/**
 * The scripts of other parties that pages of a build load by themselves: none without a key. What these load in their
 * turn is decided in the services' own settings and is not known here.
 */
export function thirdPartyScripts({ gtmId, segmentWriteKey }: Pick<Settings, 'gtmId' | 'segmentWriteKey'>): string[] {
  return [
    ...(gtmId ? [`${tagManagerOrigin}/gtm.js?id=${gtmId}`] : []),
    ...(segmentWriteKey ? [`${segmentOrigin}/analytics.js/v1/${segmentWriteKey}/analytics.min.js`] : []),
  ];
}

/** The origins of some scripts, each once, as a content security policy names them. */
export function originsOf(scripts: readonly string[]): string[] {
  return [...new Set(scripts.map((script) => new URL(script).origin))];
}
