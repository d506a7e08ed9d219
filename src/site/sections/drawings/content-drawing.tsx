import illustrations from 'illustrations';
import { filledIn } from './filled-in';
import plain from './plain.svg';
import { SvgDrawing } from './svg-drawing';

export const drawnFiles = Object.keys(illustrations);

type ContentDrawingProps = {
  /** A file in the content's illustrations folder. If unset or missing, a plain figure is shown. */
  file?: string | null | undefined;
  /** What the drawing is named for, instead of its figure. */
  subject?: string | undefined;
  /** An error's code. */
  code?: string | undefined;
  /** Path data of technology logos. */
  marks?: readonly string[];
};

/** A drawing of the content, with a page's facts in place of its sample words. */
export const ContentDrawing = ({ file, marks, ...texts }: ContentDrawingProps) => (
  <SvgDrawing svg={filledIn(illustrations[file ?? ''] ?? plain, texts, marks)} />
);
