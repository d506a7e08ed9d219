import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Named the way cameras do; what is published has a clean name. */
const picture = 'case-studies/pictures/IMG_2041.JPG';
export const publishedName = 'img-2041';

/** Gives a case study in `folder` a picture that the project's content does not have. */
export async function addOwnPicture(folder: string): Promise<void> {
  await sharp({ create: { width: 1200, height: 750, channels: 3, background: '#2b6cb0' } })
    .jpeg()
    .toFile(join(folder, picture));
  const file = join(folder, 'case-studies', studyIn(folder));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/picture: \S+/, `picture: ${picture}`));
}

/** The path of the page that shows it. */
export const ownPicturePath = (folder: string) => `/our-work/${studyIn(folder).replace(/\.md$/, '')}/`;

const studyIn = (folder: string) => readdirSync(join(folder, 'case-studies')).find((name) => name.endsWith('.md')) ?? '';
