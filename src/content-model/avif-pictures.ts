import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import sharp from 'sharp';

/** The widths in pixels; those of the other formats. */
export const avifWidths = [480, 960, 1600] as const;

/** An effort of 2 of 9 takes a tenth of the usual time and makes a tenth more bytes; the plugin for pictures cannot set it. */
const encoding = { quality: 50, effort: 2 } as const;

/** Below `public`; the names carry a digest, so that a file never changes. */
const place = 'static/pictures';

function fileName(folder: string, picture: string, width: number): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(encoding))
    .update(readFileSync(join(folder, picture)));
  return `${basename(picture, extname(picture))}-${digest.digest('hex').slice(0, 10)}-${width}.avif`;
}

/** What a page says of a picture's AVIF files, as the `srcset` attribute takes it. */
export const avifSrcSet = (folder: string, picture: string): string =>
  avifWidths.map((width) => `/${place}/${fileName(folder, picture, width)} ${width}w`).join(', ');

const picturesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.png'));

/** Puts the AVIF files of all pictures beside the built pages; what was encoded before comes from Gatsby's cache. */
export async function writeAvifPictures({ reporter, cache }: ParentSpanPluginArgs, folder = join(process.cwd(), 'content')): Promise<void> {
  const [kept, out] = [join(cache.directory, 'avif'), join(process.cwd(), 'public', place)];
  for (const directory of [kept, out]) mkdirSync(directory, { recursive: true });
  const timer = reporter.activityTimer('AVIF pictures');
  timer.start();
  for (const picture of picturesIn(folder)) {
    for (const width of avifWidths) {
      const name = fileName(folder, picture, width);
      if (!existsSync(join(kept, name))) {
        await sharp(join(folder, picture)).resize({ width, withoutEnlargement: true }).avif(encoding).toFile(join(kept, name));
      }
      copyFileSync(join(kept, name), join(out, name));
    }
  }
  timer.end();
}
