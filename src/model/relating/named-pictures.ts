import { eachText } from '../reading/each-text';
import { outlineOf } from '../reading/markdown-outline';
import type { Content } from '../reading/read-content';

/** The pictures of the given documents, without duplicates; a draft's pictures are not published either. */
export function namedPictures({ documents }: Pick<Content, 'documents'>): string[] {
  const named = documents.flatMap(({ data, body }) => [
    ...eachText(data, [], (path, text) => (path.at(-1) === 'picture' ? [text] : [])),
    ...outlineOf(body).images.map(({ url }) => url),
  ]);
  return [...new Set(named)];
}
