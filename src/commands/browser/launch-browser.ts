import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without the parts that need a window: the same pages take a fifth less CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstInstalled = (...paths: readonly (string | undefined)[]) => paths.find((path) => path !== undefined && existsSync(path));

/** Path of the whole browser: the configured one, an installed one, or Playwright's own. */
export const browserPath = () => firstInstalled(process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath());

/** Flags for a headless browser that runs as root and makes no requests of its own. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function optionsFor(executablePath: string | undefined, flags: readonly string[]): LaunchOptions {
  return { args: [...browserArguments, ...flags], ...(executablePath ? { executablePath } : {}) };
}

/** Options for the whole browser, with these flags in addition. */
export const browserOptions = (...flags: string[]) => optionsFor(browserPath(), flags);

/** Options for tests; those of what the headless shell lacks, such as the back/forward cache, use `browserOptions`. */
export const testBrowserOptions = (...flags: string[]) =>
  optionsFor(firstInstalled(process.env.CHROMIUM_PATH, headlessShell) ?? browserPath(), flags);

export const launchBrowser = (...flags: string[]): Promise<Browser> => chromium.launch(browserOptions(...flags));
