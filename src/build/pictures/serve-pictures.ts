import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { contentTypeOf } from '../../contract/media-types';
import { contentFolder } from '../../model/content-folder';
import { filesBelow } from '../../model/reading/files-below';
import { isPicture } from '../../model/reading/picture-name';
import { type PictureFile, picturesPath, planPicture, publishedStem } from './picture-plan';
import { publishedPictures, writePicture } from './write-pictures';

/** Creates each picture when a browser first requests it from the development server, which then finds it in `public`. */
export function servePictures({ app }: Pick<CreateDevServerArgs, 'app'>): void {
  app.use(`/${picturesPath}`, (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    servePicture(basename(request.url ?? ''), response).then((served) => served || next(), next);
  });
}

async function servePicture(name: string, response: ServerResponse): Promise<boolean> {
  const file = await requestedFile(contentFolder(), name);
  if (!file) return false;
  await writePicture(file);
  response.setHeader('content-type', contentTypeOf(file.name));
  createReadStream(join(publishedPictures(), file.name)).pipe(response);
  return true;
}

/** The file with this name, if a picture in the content folder has it. */
export async function requestedFile(folder: string, name: string): Promise<PictureFile | undefined> {
  const pictures = filesBelow(folder).filter((path) => isPicture(path) && name.startsWith(`${publishedStem(path)}-`));
  const plans = await Promise.all(pictures.map((picture) => planPicture(folder, picture)));
  return plans.flatMap(({ files }) => files).find((file) => file.name === name);
}
