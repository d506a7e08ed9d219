import type { BrowserContextOptions } from 'playwright/test';

/**
 * For tests of what does not depend on motion: painting the frames of animations takes up to a fifth of their CPU time. The
 * site's own code never asks for this preference, only its styles do.
 */
export const stillContext: BrowserContextOptions = { reducedMotion: 'reduce' };
