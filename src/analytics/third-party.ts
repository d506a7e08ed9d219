/** Where Segment's documentation has its library. Its plugin has an older host, so it is told this one. */
export const segmentOrigin = 'https://cdn.segment.com';
