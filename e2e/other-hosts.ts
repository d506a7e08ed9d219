import type { Page, Route } from 'playwright/test';

export const elsewhere = ({ hostname }: URL) => hostname !== 'localhost';
export const welcome = { status: 200, headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }, body: '' };

/** Collects the URLs that a page requests from other hosts. */
export function watchElsewhere(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (elsewhere(new URL(request.url()))) addresses.push(request.url());
  });
  return addresses;
}

/** Mocks every other host and collects the requested URLs. */
export async function answerElsewhere(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill(welcome),
): Promise<string[]> {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.route(elsewhere, answer);
  return addresses;
}
