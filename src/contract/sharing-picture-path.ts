/** Width and height of sharing pictures, in pixels. */
export const sharingPictureSize = { width: 1200, height: 630 } as const;

/** Returns the path of a page's sharing picture: `/services/web-development/` has `/sharing/services-web-development.png`. */
export function sharingPicturePath(path: string): string {
  const name = path.split('/').filter(Boolean).join('-');
  return `/sharing/${name || 'home'}.png`;
}
