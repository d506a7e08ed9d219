import { defineConfig } from 'playwright/test';
import { browserArguments, browserPath } from './e2e/browser';

const executablePath = browserPath();

/** Against the production build; with E2E_DEVELOP, what is asked of the development build, against that. */
const develop = Boolean(process.env.E2E_DEVELOP);
/** Whole visits and further faults: a suite of its own, `npm run test:visits`; some of it wants a build with settings. */
const visits = Boolean(process.env.E2E_VISITS);
const visitSpecs = /(analytics|dialog|error-reports|experiment|fuse-demo|leads|leads-outbox|csp-browse|faults\/[a-z-]+)\.spec\.ts/;
const baseURL = develop ? 'http://localhost:8000' : 'http://localhost:9000';
const developmentOnly = /development\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  ...(develop ? { testMatch: developmentOnly } : visits ? { testMatch: visitSpecs } : { testIgnore: [developmentOnly, visitSpecs] }),
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  // The development server compiles and renders a page when it is asked for.
  expect: { timeout: develop ? 60_000 : 5_000 },
  use: {
    baseURL,
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: develop ? 'npx gatsby develop --port 8000' : 'npx tsx e2e/servers/static-server.ts',
    url: baseURL,
    reuseExistingServer: !process.env.CI,
    timeout: 240_000,
  },
});
