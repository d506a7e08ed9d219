import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';
import { contentFolder } from '../../model/content-folder';
import { readContent } from '../../model/reading/read-content';
import { namedPictures } from '../../model/relating/named-pictures';
import { type Encoding, pictureFileName, picturesPlace, srcSetOf, widthsOf } from './picture-files';

/** Effort 2 of 9 encodes in a tenth of the default time for a tenth more bytes; Gatsby's image plugin has no option for it. */
const encoding: Encoding = { format: 'avif', options: { quality: 50, effort: 2 } };

/** The `srcset` of a picture's AVIF files. */
export const avifSrcSet = (folder: string, picture: string): Promise<string> => srcSetOf(folder, picture, encoding);

function shownPictures(): readonly string[] {
  const { content } = readContent(contentFolder());
  return content ? namedPictures(content) : [];
}

/** Writes AVIF files for all published pictures to the build output; already encoded ones come from Gatsby's cache. */
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
