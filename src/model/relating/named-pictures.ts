import type { ContentInLanguage } from '../reading/content';
import { eachText } from '../reading/each-text';
import { markdownFields } from '../reading/markdown-fields';
import { outlineOf } from '../reading/markdown-outline';

type Illustrated = Pick<ContentInLanguage, 'documents'> & Partial<Pick<ContentInLanguage, 'drawingSet'>>;

/** The pictures of the content in all languages, without duplicates; pictures of drafts are not published either. */
export const namedPictures = (languages: readonly Illustrated[]): string[] => [...new Set(languages.flatMap(picturesOf))];

const picturesOf = ({ documents, drawingSet }: Illustrated) => [
  ...documents.flatMap(({ data, body }) => [
    ...picturesIn(data),
    ...[body, ...markdownFields(data).map(({ markdown }) => markdown)].flatMap((text) => outlineOf(text).images.map(({ url }) => url)),
  ]),
  ...picturesIn(drawingSet),
];

const picturesIn = (data: unknown) => eachText(data, (path, text) => (path.at(-1) === 'picture' ? [text] : []));
