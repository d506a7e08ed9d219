import { type Content, inEachLanguage } from '../reading/content';
import { eachText } from '../reading/each-text';
import { filesBelow } from '../reading/files-below';
import { outlineOf } from '../reading/markdown-outline';
import { isPicture } from '../reading/picture-name';

/** The brand's drawings and illustrations are found by location, and some are for pages that do not exist yet. */
const byPlace = /^(brand|illustrations)\//;

/** The pictures below `folder` that no page or setting references, drafts included; `content` is all of it. */
export function unusedPictures(folder: string, content: Content): string[] {
  const documents = inEachLanguage(content).flatMap((each) => each.documents);
  const settings = inEachLanguage(content).map(({ documents: _, ...each }) => each);
  const fields = eachText([documents.map(({ data }) => data), settings], (_, text) => [text]);
  const named = new Set([...fields, ...documents.flatMap(({ body }) => outlineOf(body).images.map(({ url }) => url))]);
  return filesBelow(folder).filter((file) => isPicture(file) && !byPlace.test(file) && !named.has(file));
}

/** A remark for a terminal; undefined if every picture is used. */
export function formatUnused(pictures: readonly string[], place: string): string | undefined {
  if (pictures.length === 0) return undefined;
  const count = pictures.length === 1 ? '1 picture is' : `${pictures.length} pictures are`;
  return `${count} not used on any page. Unused pictures are not published and do not stop the build:\n${pictures.map((file) => `  ${place}/${file}`).join('\n')}\n`;
}
