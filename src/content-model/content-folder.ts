import { relative, resolve, sep } from 'node:path';

/** The folder that marketers edit, or the one that the setting names: the one place that says where content lies. Read late: settings may come from a file. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER || 'content');

/** The same as messages and the editor name it: from the project's folder on, with slashes. */
export function contentPlace(): string {
  const place = relative(process.cwd(), contentFolder()).split(sep).join('/');
  return place.startsWith('..') ? contentFolder() : place;
}

const noPictures = ['**/*.md', '**/*.yml', '**/drawings/**', 'marks/**', 'brand/**'];

/** Patterns of the files in the content's folder that are no pictures of pages. Each names that folder, as one above it may be called `brand` too. */
export const noPicturesIn = (folder: string) => noPictures.map((pattern) => `${folder}/${pattern}`);
