/** The size of a drawing's letters, in its own units. */
export const letterSize = 12;

/** The widths a sheet can have, in units of its drawing. */
export const sheetWidths = [416, 624, 640] as const;
export type SheetWidth = (typeof sheetWidths)[number];

/** Letters grow, in units of the drawing, as the drawing shrinks; the finer ones make room in time. */
export const letterSteps = [
  { belowScale: 0.92, size: 14, hides: '.finest' },
  { belowScale: 0.76, size: 17, hides: '.finer' },
  { belowScale: 0.6, size: 20, hides: '.fine' },
] as const;

/** The rules that follow the width of the nearest container, for a drawing of a width in units. */
export const letterRules = (width: number) =>
  letterSteps
    .map(
      ({ belowScale, size, hides }) => `
        @container (max-width: ${Math.round(width * belowScale)}px) {
          text { font-size: ${size}px; }
          ${hides} { display: none; }
        }`,
    )
    .join('');
