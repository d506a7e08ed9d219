import { expect, test } from 'playwright/test';
import { pageKinds } from '../src/commands/page-kinds';
import { visit } from './accessibility/page-states';

test.use({ serviceWorkers: 'block', trace: 'off' });

type Reporting = { reports: string[] };

/** What the policy allows of other pages' inline scripts is checked without a browser: tests/built-site/inline-scripts.test.ts. */
for (const kind of pageKinds) {
  test(`${kind.name} runs without Content Security Policy violations`, async ({ page }) => {
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
    await visit(page, kind);
    expect(policies).toEqual([expect.stringContaining("default-src 'none'")]);
    expect(await page.evaluate(() => (window as unknown as Reporting).reports)).toEqual([]);
  });
}
