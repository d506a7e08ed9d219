import type { Illustrations } from '../../../contract/sheet-widths';
import { filledIn } from './filled-in';
import { Sheet } from './sheet';

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
  ({ file, marks, ...texts }: ContentDrawingProps) => {
    const { content, ...size } = illustrations[file ?? ''] ?? illustrations.plain;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the content, cleaned at build time, with escaped texts; its groups are children of the sheet
    return <Sheet {...size} dangerouslySetInnerHTML={{ __html: filledIn(content, texts, marks) }} />;
  };
