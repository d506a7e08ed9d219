import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of the test browser: the configured one, an installed one, or Playwright's own. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()].find((path) => path !== undefined && existsSync(path));
}

/** Flags for a headless browser that runs as root and makes no requests of its own. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Options for the test browser, with these flags in addition. */
export function browserOptions(...flags: string[]): LaunchOptions {
  const executablePath = browserPath();
  return { args: [...browserArguments, ...flags], ...(executablePath ? { executablePath } : {}) };
}

export const launchBrowser = (...flags: string[]): Promise<Browser> => chromium.launch(browserOptions(...flags));
