import { defineConfig } from 'playwright/test';
import { movingContext, stillContext } from './e2e/motion';
import { testBrowserOptions } from './src/commands/browser/launch-browser';

const developSpecs = /development\.spec\.ts/;
const configuredSpecs = /configured\/[a-z-]+\.spec\.ts/;
const editSpecs = /editor\/[a-z-]+\.spec\.ts/;
const publishedEditorSpecs = /editor\/(login|published|restored|story)\.spec\.ts/;

const reuseExistingServer = !process.env.CI;
const siteServer = { command: 'npx tsx src/commands/serve.ts', url: 'http://localhost:9000', reuseExistingServer };
const leadsReceiver = { command: 'npx tsx src/commands/receiver.ts', port: 4800, reuseExistingServer: false };
const scriptHost = { command: 'npx tsx e2e/script-host.ts', port: 4801, reuseExistingServer: false };
const developServer = {
  command: 'npx tsx e2e/servers/developed-site.ts 8000',
  url: 'http://localhost:8000',
  // A server that is already running may have written into the build that it is compared with.
  reuseExistingServer: false,
  timeout: 240_000,
};
const editedSite = {
  command: 'npx tsx e2e/servers/edited-site.ts 8010',
  url: 'http://localhost:8010',
  // Its specs wait for it themselves, in e2e/editor/edited-site-test.ts; meanwhile, others run.
  wait: { stdout: /Starting the site/ },
  reuseExistingServer,
};

const slowly = { timeout: 240_000, expect: { timeout: 60_000 } };
const usually = { timeout: 60_000, expect: { timeout: 15_000 } };

/** The specs and servers of each suite. Development servers compile and render a page on first request. */
const suites = {
  /** The production build with nothing configured. */
  site: {
    testIgnore: [developSpecs, configuredSpecs, editSpecs],
    webServer: siteServer,
    baseURL: siteServer.url,
    contextOptions: stillContext,
    ...usually,
  },
  /** The build with every service configured, made by e2e/configured/run.ts. */
  configured: {
    testMatch: configuredSpecs,
    webServer: [siteServer, leadsReceiver, scriptHost],
    baseURL: siteServer.url,
    contextOptions: stillContext,
    ...usually,
  },
  /** Its comparison with the build includes animations. */
  develop: { testMatch: developSpecs, webServer: developServer, baseURL: developServer.url, contextOptions: movingContext, ...slowly },
  /**
   * The editor writes files, so it runs on a copy of the project. A content mistake shows on every page, hence one worker for it.
   * The published editor needs no server of its own here: its tests start one each.
   */
  edit: {
    projects: [
      { name: 'edited site', testMatch: editSpecs, testIgnore: publishedEditorSpecs, workers: 1, fullyParallel: false },
      { name: 'published editor', testMatch: publishedEditorSpecs },
    ],
    webServer: editedSite,
    baseURL: editedSite.url,
    contextOptions: movingContext,
    ...slowly,
  },
};
const isSuite = (name: string): name is keyof typeof suites => name in suites;
const name = process.env.E2E_SUITE ?? 'site';
if (!isSuite(name)) throw new Error(`E2E_SUITE is ${name}; expected ${Object.keys(suites).join(', ')}`);
const { baseURL, contextOptions, ...suite } = suites[name];

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  ...suite,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // CI keeps the HTML report when tests fail.
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : [['list']],
  use: {
    baseURL,
    contextOptions,
    // Without it, `gatsby develop` leaves pages that it has to compile to the browser.
    ...(name === 'develop' ? { extraHTTPHeaders: { 'x-gatsby-wait-for-dev-ssr': '1' } } : {}),
    launchOptions: testBrowserOptions(),
    // Recording every state of the page too would take as long as a third of the tests; `npx playwright test --trace on` does it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
