import type { BrowserContextOptions } from 'playwright/test';

/**
 * The preference of most tests: painting the frames of animations takes up to a fifth of their CPU time. The site's own code
 * never asks for it, only its styles do.
 */
export const stillContext: BrowserContextOptions = { reducedMotion: 'reduce' };

/** For tests of what motion can change: layout shifts, taking over a page, opening the dialog, dragging. */
export const movingContext: BrowserContextOptions = { reducedMotion: 'no-preference' };
