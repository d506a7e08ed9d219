import { segmentOrigin } from '../../../src/build/settings/service-plugins';
import type { Settings } from '../../../src/build/settings/settings';

/**
 * The third-party scripts that a build's pages load directly; none without a key. What those load in turn depends on each
 * service's own settings and is unknown here.
 */
export function thirdPartyScripts({ gtmId, segmentWriteKey }: Pick<Settings, 'gtmId' | 'segmentWriteKey'>): string[] {
  return [
    ...(gtmId ? [`https://www.googletagmanager.com/gtm.js?id=${gtmId}`] : []),
    ...(segmentWriteKey ? [`${segmentOrigin}/analytics.js/v1/${segmentWriteKey}/analytics.min.js`] : []),
  ];
}
