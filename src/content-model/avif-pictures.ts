import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';
import { contentFolder } from './content-folder';
import { namedPictures } from './named-pictures';
import { type Encoding, pictureFileName, picturesPlace, srcSetOf, widthsOf } from './picture-files';
import { readContent } from './read-content';

/** An effort of 2 of 9 takes a tenth of the usual time and makes a tenth more bytes; the plugin for pictures cannot set it. */
const encoding: Encoding = { format: 'avif', options: { quality: 50, effort: 2 } };

/** What a page says of a picture's AVIF files. */
export const avifSrcSet = (folder: string, picture: string): Promise<string> => srcSetOf(folder, picture, encoding);

function shownPictures(): readonly string[] {
  const { content } = readContent(contentFolder());
  return content ? namedPictures(content) : [];
}

/** Puts the AVIF files of the pictures that pages show beside the built pages; what was encoded before comes from Gatsby's cache. */
export async function writeAvifPictures({ reporter, cache }: ParentSpanPluginArgs, pictures = shownPictures()): Promise<void> {
  const folder = contentFolder();
  const [kept, out] = [join(cache.directory, 'avif'), join(process.cwd(), 'public', picturesPlace)];
  for (const directory of [kept, out]) mkdirSync(directory, { recursive: true });
  const timer = reporter.activityTimer('AVIF pictures');
  timer.start();
  for (const picture of pictures) {
    for (const width of await widthsOf(folder, picture)) {
      const name = pictureFileName(folder, picture, encoding, width);
      if (!existsSync(join(kept, name))) {
        await sharp(join(folder, picture)).autoOrient().resize({ width }).avif(encoding.options).toFile(join(kept, name));
      }
      copyFileSync(join(kept, name), join(out, name));
    }
  }
  timer.end();
}
