/** Segment's CDN according to its documentation; overrides the plugin's older default host. */
export const segmentOrigin = 'https://cdn.segment.com';
