import { relative, resolve, sep } from 'node:path';
import { drawingFolders } from './reading/picture-name';

/** The only place that defines the content folder (`CONTENT_FOLDER` or `content`). A function because .env may load after import. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER || 'content');

/** The same folder as shown in messages and the editor: relative to the project, with forward slashes. */
export function contentPlace(): string {
  const place = relative(process.cwd(), contentFolder()).split(sep).join('/');
  return place.startsWith('..') ? contentFolder() : place;
}

const noPictures = ['**/*.md', '**/*.yml', '**/drawings/**', ...drawingFolders.map((folder) => `${folder}/**`)];

/** Globs for files in the content folder that are not page pictures. They include the folder because a parent may be named `brand`. */
export const noPicturesIn = (folder: string) => noPictures.map((pattern) => `${folder}/${pattern}`);
