import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { contentFolder } from '../../model/content-folder';
import { inEachLanguage } from '../../model/reading/content';
import { namedPictures } from '../../model/relating/named-pictures';
import { builtContent } from '../nodes/built-content';
import { forEachConcurrently } from './for-each-concurrently';
import { forgetOldPictures, pictureCache, publish, removeOthers } from './picture-cache';
import { type PictureFile, picturesPath, planPicture } from './picture-plan';

/** The folder of the published pictures. */
export const publishedPictures = () => join(process.cwd(), 'public', picturesPath);

export function writePicture(file: PictureFile): Promise<boolean> {
  return publish({ name: file.name, make: file.make, cacheFolder: pictureCache('pictures'), file: join(publishedPictures(), file.name) });
}

/** Publishes exactly the files of these pictures in a folder; returns how many had to be created. */
export async function writePictures(folder: string, pictures: readonly string[]): Promise<number> {
  const plans = await Promise.all(pictures.map((picture) => planPicture(folder, picture)));
  const files = plans.flatMap((plan) => plan.files);
  await removeOthers(publishedPictures(), new Set(files.map(({ name }) => name)));
  let made = 0;
  await forEachConcurrently(files, async (file) => {
    if (await writePicture(file)) made += 1;
  });
  await forgetOldPictures(pictureCache('pictures'), Date.now());
  return made;
}

let writing: Promise<number> | undefined;

/** Starts while webpack leaves a core idle. */
export function startPictures(): void {
  const content = builtContent();
  writing = writePictures(contentFolder(), content ? namedPictures(inEachLanguage(content)) : []);
  // `finishPictures` reports the error.
  writing.catch(() => undefined);
}

export async function finishPictures({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>): Promise<void> {
  const timer = reporter.activityTimer('Pictures');
  timer.start();
  timer.setStatus(`${await writing} made`);
  timer.end();
}
