import type { Page } from 'playwright/test';

/** A promise, and the function that resolves it. */
export function holdBack(): { released: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { released, letGo };
}

/** Holds requests for these addresses until the returned function is called. */
export async function hold(page: Page, addresses: RegExp | string): Promise<() => void> {
  const { released, letGo } = holdBack();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** The scripts that start React. */
export const firstScripts = /\/(app|framework|webpack-runtime)-[0-9a-f]+\.js/;

export const fontFiles = /\.woff2$/;
