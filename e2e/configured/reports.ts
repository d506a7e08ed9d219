import type { Page } from 'playwright/test';
import { settings } from './settings';

/** The origin the service accepts reports at. */
export const intake = new URL(settings.GATSBY_SENTRY_DSN).origin;

export type Report = {
  release: string;
  environment: string;
  tags: Record<string, string>;
  fingerprint?: string[];
  request: { url: string };
  exception: { values: { type: string; value: string; mechanism: { handled: boolean } }[] };
};

/** Mocks the service; collects every report and the full text of every envelope. */
export async function receiveReports(page: Page) {
  const reports: Report[] = [];
  const envelopes: string[] = [];
  await page.route(`${intake}/**`, async (route) => {
    const envelope = route.request().postData() ?? '';
    envelopes.push(envelope);
    const [, header = '{}', payload = '{}'] = envelope.split('\n');
    if (JSON.parse(header).type === 'event') reports.push(JSON.parse(payload));
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, json: {} });
  });
  return { reports, envelopes };
}

export const messages = (reports: readonly Report[]) => reports.map(({ exception }) => exception.values.at(-1)?.value).sort();

/** Waits until the error service runs, which loads once the page is idle. A page that is left before that reports nothing. */
export async function serviceRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => '__SENTRY__' in window, undefined, { polling: 50 });
}

/** Waits long enough for any duplicate report to arrive. */
export const settle = (page: Page) => page.waitForTimeout(1_500);
