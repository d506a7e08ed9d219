/** The possible widths of a drawing, in its own units: those that the sheet has font sizes for. */
export const sheetWidths = [416, 624, 640] as const;
export type SheetWidth = (typeof sheetWidths)[number];
