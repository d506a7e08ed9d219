import type { Page } from 'playwright/test';

/** Holds requests for these addresses until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** The scripts that start React. */
export const firstScripts = /\/(app|framework|webpack-runtime)-[0-9a-f]+\.js/;

export const fontFiles = /\.woff2$/;
