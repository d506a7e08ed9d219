/** The widths that a drawing of a page can have, in its own units: those that the sheet has font sizes for. */
export const sheetWidths = [416, 624, 640] as const;
export type SheetWidth = (typeof sheetWidths)[number];
