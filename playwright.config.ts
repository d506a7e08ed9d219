import { defineConfig } from 'playwright/test';
import { browserArguments, browserPath } from './e2e/browser';

const executablePath = browserPath();

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: 'http://localhost:9000',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'production', testIgnore: /development\.spec\.ts/ },
    { name: 'development', testMatch: /development\.spec\.ts/, use: { baseURL: 'http://localhost:8000' } },
  ],
  webServer: [
    { command: 'npx tsx e2e/servers/start.ts', url: 'http://localhost:9000/', reuseExistingServer: !process.env.CI },
    { command: 'npx gatsby develop --port 8000', url: 'http://localhost:8000/', reuseExistingServer: !process.env.CI, timeout: 240_000 },
  ],
});
