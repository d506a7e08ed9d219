import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { readDrawings } from '../../model/brand/drawings';
import type { Look } from '../../model/brand/look';
import { contentFolder } from '../../model/content-folder';
import { readContent } from '../../model/reading/read-content';
import { defaultLanguageOf } from '../../model/site-languages';
import { pictureCache } from '../pictures/picture-cache';
import { shownPages } from '../settings/shown-pages';
import { outsideWords } from '../words/outside-words';
import { sharingPages } from './sharing-pages';
import { makeSharingPictures } from './sharing-pictures';

/** Writes every page's sharing picture to the build output; unchanged ones come from the cache. */
export async function writeSharingPictures({ reporter }: Pick<ParentSpanPluginArgs, 'reporter'>, look: Look): Promise<void> {
  const { content } = readContent(contentFolder(), shownPages());
  if (!content) return;
  const t = outsideWords(defaultLanguageOf(content.site));
  const pages = sharingPages(content, t);
  const { logo, sharing } = readDrawings(contentFolder(), look);
  const progress = reporter.createProgress('Sharing pictures', pages.length);
  progress.start();
  const drawn = await makeSharingPictures({
    pages,
    brandName: content.site.name,
    notes: { page: t('sharing.page'), address: t('sharing.address') },
    logo: { drawing: logo, holdsName: content.site.nameInLogo },
    figure: sharing,
    look,
    contentFolder: contentFolder(),
    outFolder: join(process.cwd(), 'public'),
    cacheFolder: pictureCache('sharing-pictures'),
    onProgress: () => progress.tick(),
  });
  progress.setStatus(`${drawn} drawn`);
  progress.end();
}
