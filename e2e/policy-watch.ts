import { expect, type Page } from 'playwright/test';

type Reporting = { reports: string[] };

/** Collects violations of the Content Security Policy from the start of a page; the returned function expects a policy and none. */
export async function watchPolicy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(window, { reports });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reports.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy']);
  });
  return async () => {
    expect(policies).toEqual([expect.stringContaining("default-src 'self'; script-src")]);
    expect(await page.evaluate(() => (window as unknown as Reporting).reports)).toEqual([]);
  };
}
