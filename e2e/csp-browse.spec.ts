import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/hydrated';

test.use({ serviceWorkers: 'block' });

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** The paths of all pages in the sitemap. */
async function sitemapPaths(page: Page): Promise<string[]> {
  const read = async (path: string) => locations(await (await page.request.get(path)).text());
  return (await Promise.all((await read('/sitemap-index.xml')).map(read))).flat();
}

const shares = 4;
for (let share = 0; share < shares; share += 1) {
  test(`every page runs without Content Security Policy violations, part ${share + 1} of ${shares}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reports.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const paths = await sitemapPaths(page);
    expect(paths.length).toBeGreaterThan(100);
    const reported: string[] = [];
    for (const path of [...paths, '/thank-you/', '/no-such-page/', '/500.html', '/offline.html'].filter(
      (_, place) => place % shares === share,
    )) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      if (path !== '/offline.html') {
        await page.evaluate(() => window.dispatchEvent(new Event('pointerover')));
        await hydrated(page);
      }
      const reports = await page.evaluate(() => (window as unknown as { reports: string[] }).reports);
      reported.push(...reports.map((report) => `${path}: ${report}`));
    }
    expect(reported).toEqual([]);
  });
}
