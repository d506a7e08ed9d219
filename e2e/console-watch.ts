import type { Page } from 'playwright/test';

/** Chromium complains if a preloaded file is used later than three seconds after the load event, as on a busy machine. */
const unusedSoFar = /was preloaded using link preload but not used within a few seconds/;

/** Collects a page's console errors, warnings, and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !unusedSoFar.test(message.text())) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
