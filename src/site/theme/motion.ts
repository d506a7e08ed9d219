export const duration = {
  fast: '200ms',
  settle: '400ms',
  draw: '600ms',
} as const;

export const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Entrance animation of the call to action; values from the specification. */
export const callToActionEntrance = { delay: '0.6s', duration: '0.4s' } as const;
