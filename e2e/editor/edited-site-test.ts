import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { copyFolder } from '../../src/commands/project/project-copy';
import { exitLine, terminalLog } from '../servers/terminal-log';

/** The content that the server shows and edits. */
export const content = join(copyFolder('edited'), 'content');

/** Usually a bit over a minute, but the tests that run meanwhile need the processor too. */
const startLimitMs = 480_000;

const printed = () => readFileSync(terminalLog, 'utf8');

/** Waits until the server has printed the editor's URL; fails with all that it has printed. */
async function serverStarted(): Promise<void> {
  await expect.poll(printed, { timeout: startLimitMs }).toMatch(new RegExp(`The editor: |${exitLine}`));
  expect(printed()).toContain('The editor: ');
}

/** A test of the site that `npm run edit` serves. */
export const test = base.extend<object, { server: undefined }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      await serverStarted();
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: startLimitMs },
  ],
});
