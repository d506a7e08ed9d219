/** The possible widths of a drawing, in its own units: those that the sheet has font sizes for. */
export const sheetWidths = [416, 624, 640] as const;
export type SheetWidth = (typeof sheetWidths)[number];

/** The width in CSS pixels beyond which a drawing does not grow. */
export const fullWidth = (width: number) => 1.25 * width;

/** A drawing on a sheet: its size in units, and its elements as safe SVG. */
export type SheetDrawing = { width: SheetWidth; height: number; content: string };

/** The drawings of the content by their paths, and the plain figure of pages without one. */
export type Illustrations = Readonly<Record<string, SheetDrawing> & { plain: SheetDrawing }>;
