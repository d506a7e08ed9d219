/** Font size in drawings, in units of the drawing. */
export const letterSize = 12;

/** As a drawing shrinks, its font size in drawing units grows; finer labels are hidden step by step to make room. */
export const letterSteps = [
  { belowScale: 0.92, size: 14, hides: '.finest' },
  { belowScale: 0.76, size: 17, hides: '.finer' },
  { belowScale: 0.6, size: 20, hides: '.fine' },
] as const;

/** Container-query rules for a drawing of `width` units. */
export const letterRules = (width: number) =>
  letterSteps
    .map(
      ({ belowScale, size, hides }) => `
        @container (max-width: ${Math.round(width * belowScale)}px) {
          text:not(.display) { font-size: ${size}px; }
          ${hides} { display: none; }
        }`,
    )
    .join('');
