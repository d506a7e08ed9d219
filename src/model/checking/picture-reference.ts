import { cleanName, drawingFolders, isForPages, isPicture } from '../reading/picture-name';
import { asJpeg, isHeic } from '../schemas/heic';
import type { Known } from './known';

/** Whether a path leads to a picture that a page can show. */
export const isShownPicture = (path: string, { pictures }: Pick<Known, 'pictures'>): boolean => pictures.has(path) && isForPages(path);

/** What is expected instead of a path that leads to no existing picture. */
export function existingPicture(path: string, { similarPicture }: Pick<Known, 'similarPicture'>): string {
  if (isHeic(path)) return asJpeg;
  if (!isPicture(path)) return 'a PNG, JPEG, WebP or SVG file';
  if (!isForPages(path))
    return `a picture outside of ${drawingFolders.map((folder) => `${folder}/`).join(', ')}; copy it, for example to blog/pictures/`;
  const similar = similarPicture(path);
  if (!similar) return 'the path of an existing picture, relative to the content folder';
  if (similar.normalize() !== path.normalize()) return `"${similar}", which exists`;
  return `the same file, renamed to ${cleanName(similar.split('/').at(-1) ?? '')}: its name spells these letters with different Unicode characters`;
}
