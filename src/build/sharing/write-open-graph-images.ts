import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { directionOf } from '../../contract/languages';
import type { BrandColors } from '../../model/brand/brand-colors';
import { readBrandDrawings } from '../../model/brand/brand-drawings';
import { contentFolder } from '../../model/content-folder';
import { inEachLanguage } from '../../model/reading/content';
import { builtContent } from '../nodes/built-content';
import { pictureCache } from '../pictures/picture-cache';
import { outsideWords } from '../words/outside-words';
import { missingLettersWarning } from './missing-letters';
import { makeOpenGraphImages, removeOtherOpenGraphImages } from './open-graph-images';
import { openGraphPages } from './open-graph-pages';

/** Writes every page's Open Graph image to the build output; unchanged ones come from the cache. */
export async function writeOpenGraphImages({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>, look: BrandColors): Promise<void> {
  const content = builtContent();
  if (!content) return;
  const languages = inEachLanguage(content).map((each) => {
    const t = outsideWords(each.language);
    const notes = { page: t('sharing.page'), address: t('sharing.address') };
    return { pages: openGraphPages(each, t), notes, direction: directionOf(each.language) };
  });
  const { logo, sharing } = readBrandDrawings(contentFolder(), look);
  const outFolder = join(process.cwd(), 'public');
  const all = languages.flatMap(({ pages }) => pages);
  const shared = [content.site.nameInLogo ? '' : content.site.name, ...languages.flatMap(({ notes }) => Object.values(notes))];
  const warning = await missingLettersWarning([...shared, ...all.flatMap(({ heading, label, kind }) => [heading, label, kind])]);
  if (warning) reporter.warn(warning);
  const paths = all.map(({ path }) => path);
  await removeOtherOpenGraphImages(outFolder, paths);
  const progress = reporter.createProgress('Open Graph images', all.length);
  progress.start();
  let drawn = 0;
  for (const { pages, notes, direction } of languages) {
    drawn += await makeOpenGraphImages({
      pages,
      brandName: content.site.name,
      notes,
      direction,
      logo: { drawing: logo, holdsName: content.site.nameInLogo },
      figure: sharing,
      look,
      contentFolder: contentFolder(),
      outFolder,
      cacheFolder: pictureCache('open-graph-images'),
      onProgress: () => progress.tick(),
    });
  }
  progress.setStatus(`${drawn} drawn`);
  progress.end();
}
