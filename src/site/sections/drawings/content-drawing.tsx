import illustrations from 'illustrations';
import { filledIn } from './filled-in';
import plain from './plain.svg';
import { SvgDrawing } from './svg-drawing';

export const drawnFiles = Object.keys(illustrations);

type ContentDrawingProps = {
  /** A file in the illustrations folder of the content. Without it, or if it is missing, a plain figure is shown. */
  file?: string | null | undefined;
  /** What the drawing is named after instead of its figure. */
  subject?: string | undefined;
  /** The code of an error. */
  code?: string | undefined;
  /** Path data of the logos of technologies. */
  marks?: readonly string[];
};

/** A drawing of the content, with the facts of a page in place of its sample words. */
export const ContentDrawing = ({ file, marks, ...texts }: ContentDrawingProps) => (
  <SvgDrawing svg={filledIn(illustrations[file ?? ''] ?? plain, texts, marks)} />
);
