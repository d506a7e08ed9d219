import { filledIn } from './filled-in';
import type { Illustrations } from './illustrations-in';
import plain from './plain.svg';
import { SvgDrawing } from './svg-drawing';

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

/** Returns the component for drawings of the content: each with a page's facts in place of its sample words. */
export const contentDrawing =
  (illustrations: Illustrations) =>
  ({ file, marks, ...texts }: ContentDrawingProps) => <SvgDrawing svg={filledIn(illustrations[file ?? ''] ?? plain, texts, marks)} />;
