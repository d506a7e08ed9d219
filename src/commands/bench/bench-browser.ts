import { chromium } from 'playwright';
import { browserArguments, browserPath } from '../browser';

/** Launches the browser for measurements. */
export function launchBenchBrowser(moreArguments: readonly string[] = []) {
  const executablePath = browserPath();
  return chromium.launch({ args: [...browserArguments, ...moreArguments], ...(executablePath ? { executablePath } : {}) });
}
