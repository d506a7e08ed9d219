import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandColors } from '../../model/brand/brand-colors';
import { readBrandDrawings } from '../../model/brand/brand-drawings';
import { contentFolder } from '../../model/content-folder';
import { builtContent } from '../nodes/built-content';
import { iconFiles } from './icons';
import { type ManifestFacts, webManifest } from './web-manifest';

type Brand = {
  site: ManifestFacts;
  /** The content folder. */
  folder: string;
  look: BrandColors;
  /** The build output folder. */
  outFolder: string;
};

/** Writes the brand files that systems and browsers show outside of pages: icons and the web manifest. */
export async function writeBrandFiles({ site, folder, look, outFolder }: Brand): Promise<void> {
  const { mark } = readBrandDrawings(folder, look);
  const files = { ...(await iconFiles(mark, look)), 'manifest.webmanifest': webManifest(site, look) };
  mkdirSync(outFolder, { recursive: true });
  for (const [name, contents] of Object.entries(files)) writeFileSync(join(outFolder, name), contents);
}

/** Writes the brand files of this build, in `gatsby develop` too. */
export async function writeBrand(look: BrandColors): Promise<void> {
  const content = builtContent();
  if (content) await writeBrandFiles({ site: content.site, folder: contentFolder(), look, outFolder: join(process.cwd(), 'public') });
}
