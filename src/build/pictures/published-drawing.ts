import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { cleanSvg } from '../../model/svg/clean-svg';
import type { BuiltPicture } from './body-pictures';
import { picturesPlace } from './picture-files';
import { pictureSize } from './picture-size';

/** Writes a cleaned drawing to the build output. Opened at its own URL, a drawing is a page of this site and could run scripts. */
export async function publishedDrawing(folder: string, file: string): Promise<BuiltPicture> {
  const { svg } = cleanSvg(readFileSync(join(folder, file), 'utf8'));
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  const name = `${basename(file, extname(file))}-${digest}.svg`;
  const out = join(process.cwd(), 'public', picturesPlace);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, name), svg);
  return { src: `/${picturesPlace}/${name}`, sources: [], ...(await pictureSize(join(out, name))) };
}
