import { segmentOrigin } from '../../src/analytics/third-party';
import type { Settings } from '../../src/platform/env';

/**
 * The scripts of other parties that pages of a build load by themselves: none without a key. What these load in their
 * turn is decided in the services' own settings and is not known here.
 */
export function thirdPartyScripts({ gtmId, segmentWriteKey }: Pick<Settings, 'gtmId' | 'segmentWriteKey'>): string[] {
  return [
    ...(gtmId ? [`https://www.googletagmanager.com/gtm.js?id=${gtmId}`] : []),
    ...(segmentWriteKey ? [`${segmentOrigin}/analytics.js/v1/${segmentWriteKey}/analytics.min.js`] : []),
  ];
}
