/** Width and height of Open Graph images, in pixels. */
export const openGraphImageSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a page's Open Graph image: `/services/web-development/` has `/sharing/services--web-development.png`. No part of
 * a path has two hyphens in a row, so two pages never share an image.
 */
export function openGraphImagePath(path: string): string {
  const name = path.split('/').filter(Boolean).join('--');
  return `/sharing/${name || 'home'}.png`;
}
