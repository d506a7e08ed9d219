import { chromium } from 'playwright';
import { browserArguments, browserPath } from '../browser';

/** The browser that things are measured in. */
export function launchBenchBrowser(moreArguments: readonly string[] = []) {
  const executablePath = browserPath();
  return chromium.launch({ args: [...browserArguments, ...moreArguments], ...(executablePath ? { executablePath } : {}) });
}
