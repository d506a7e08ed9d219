import { eachText } from '../reading/each-text';
import { markdownFields } from '../reading/markdown-fields';
import { outlineOf } from '../reading/markdown-outline';
import type { Content } from '../reading/read-content';

/** The pictures of the given documents, without duplicates; pictures of drafts are not published either. */
export function namedPictures({ documents, drawingSet }: Pick<Content, 'documents'> & Partial<Pick<Content, 'drawingSet'>>): string[] {
  const named = documents.flatMap(({ data, body }) => [
    ...picturesIn(data),
    ...[body, ...markdownFields(data).map(({ markdown }) => markdown)].flatMap((text) => outlineOf(text).images.map(({ url }) => url)),
  ]);
  return [...new Set([...named, ...picturesIn(drawingSet)])];
}

const picturesIn = (data: unknown) => eachText(data, [], (path, text) => (path.at(-1) === 'picture' ? [text] : []));
