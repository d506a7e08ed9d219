/**
 * The file of a picture, by its path in an entry, which is relative to the content folder; undefined for the name of a new picture, or
 * a path that begins with that folder already.
 */
export const storedPicture = (path: string, contentFolder: string): string | undefined =>
  path.includes('/') && !path.startsWith(`${contentFolder}/`) ? `${contentFolder}/${path}` : undefined;
