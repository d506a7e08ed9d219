import { expect, type Page } from 'playwright/test';

type Opening = { status?: number | undefined; waitUntil?: 'load' | 'domcontentloaded' };

/** What a document says it is: its main heading and, unless search engines are to ignore it, its canonical path. */
const identityOf = (page: Page) =>
  page.evaluate(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    return {
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent?.trim()),
      canonical: canonical && new URL(canonical.href).pathname,
      ignored: /noindex/.test(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? ''),
    };
  });

/**
 * Expects the document in front to be the page at this path, with exactly one heading that has text: neither an empty page
 * nor an error page in its place.
 */
export async function expectPage(page: Page, path: string): Promise<void> {
  const identity = async () => {
    const { headings, canonical, ignored } = await identityOf(page);
    return { headings, path: ignored ? (canonical ?? path) : canonical };
  };
  // While React takes the page over, its head is empty for a moment.
  await expect.poll(identity, `${path} has one heading, with text, and is the page that was asked for`).toEqual({
    headings: [expect.stringMatching(/\S/)],
    path,
  });
}

/** Opens an address and looks at nothing but the status: for pages that may reload themselves at any moment. */
export async function openAddress(page: Page, address: string, { status = 200, waitUntil = 'load' }: Opening = {}): Promise<void> {
  const response = await page.goto(address, { waitUntil });
  expect(response?.status(), address).toBe(status);
}

/** Opens a page to check it. Fails the test if the status is not the expected one, or if another page is shown. */
export async function openPage(page: Page, address: string, opening: Opening = {}): Promise<void> {
  await openAddress(page, address, opening);
  await expectPage(page, new URL(page.url()).pathname);
}
