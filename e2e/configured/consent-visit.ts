import { type Browser, type BrowserContext, expect, type Page } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { type ConsentPurpose, consentKey } from '../../src/contract/consent';
import type { ConsentSetting } from '../../src/contract/consent-setting';
import { words, wordsOf } from '../words';
import { settings } from './settings';
import { type Elsewhere, standIn } from './stand-ins';

const zones = { Europe: 'Europe/Berlin', elsewhere: 'Asia/Tokyo' } as const;
export type Region = keyof typeof zones;

export type Visitor = {
  setting: ConsentSetting;
  region: Region;
  /** Whether the browser sends Global Privacy Control. */
  signal?: boolean;
  /** The answer of an earlier visit. */
  answered?: readonly ConsentPurpose[] | undefined;
  /** The version of the question that was answered, if it was another one. */
  version?: string;
  javaScriptEnabled?: boolean;
};

export type Visit = Elsewhere & { page: Page; context: BrowserContext };

/** The setting is an attribute in the HTML, and the inline script reads no other: one build serves all of them. */
const builtSetting = `data-setting="${settings.GATSBY_CONSENT}"`;
const versionIn = (html: string) => /data-version="([^"]+)"/.exec(html)?.[1] ?? '';

async function serveAs(page: Page, setting: ConsentSetting): Promise<void> {
  await page.route(
    ({ hostname, port, pathname }) => hostname === 'localhost' && port !== '4801' && pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(builtSetting, `data-setting="${setting}"`) });
    },
  );
}

/** Stores an answer before the page starts; once, because a later one must stay. */
const answerBefore = (page: Page, record: string) =>
  page.addInitScript(
    ([key = '', text = '']) => {
      if (sessionStorage.getItem('answered') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('answered', '');
    },
    [consentKey, record],
  );

/** Opens the home page in a new browser profile, and waits until it is interactive. */
export async function arrive(browser: Browser, visitor: Visitor): Promise<Visit> {
  const { setting, region, signal = false, answered, javaScriptEnabled = true } = visitor;
  const context = await browser.newContext({ timezoneId: zones[region], serviceWorkers: 'block', javaScriptEnabled });
  const page = await context.newPage();
  const found = await standIn(page);
  await serveAs(page, setting);
  if (signal) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  if (answered) {
    const version = visitor.version ?? versionIn(await (await context.request.get('/')).text());
    await answerBefore(page, JSON.stringify({ version, date: '2026-11-02T09:30:00.000Z', purposes: answered }));
  }
  await page.goto('/');
  if (javaScriptEnabled) await start(page);
  return { ...found, page, context };
}

/** Starts the page's scripts as the first movement of a pointer does. */
export async function start(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await hydrated(page);
}

/** Names of the services that were asked for something. */
export function servicesIn(asked: readonly string[]): string[] {
  const hosts = { 'tag manager': 'www.googletagmanager.com', Segment: 'cdn.segment.com', 'page script': 'localhost:4801' };
  return Object.entries(hosts).flatMap(([name, host]) => (asked.some((href) => new URL(href).host === host) ? [name] : []));
}

/** Names of what is stored for the page, without the site's own values. */
export async function storedByOthers({ page, context }: Visit): Promise<string[]> {
  const cookies = await context.cookies();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const own = /^(analytics\.|privacy\.consent|experiment-|gatsby-i18next|leads\.|automatic-|reported-|@@|answered|gatsby-reload)/;
  return [...cookies.map(({ name }) => name), ...keys].filter((name) => !own.test(name)).sort();
}

export const privacyWords = wordsOf('privacy').privacy;

export const question = (page: Page) => page.getByRole('region', { name: privacyWords.heading });
export const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
export const privacyLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: words.footer.privacy });

/** The purposes of the stored record; undefined without one. */
export const recordIn = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.purposes as string[] | undefined, consentKey);

/** The data layer's commands and events, in order. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: Record<string, unknown>[] };
    return dataLayer.map((entry) =>
      String(entry) === '[object Arguments]'
        ? [entry[0], entry[1], ...Object.entries(entry[2] as object).map(([name, value]) => `${name} ${value}`)].join(', ')
        : String(entry.event),
    );
  });

/** Whether the visit's requests have come to rest, so that none is about to be made. */
export async function atRest({ page, asked }: Visit): Promise<void> {
  await expect
    .poll(async () => {
      const before = asked.length;
      await page.waitForTimeout(400);
      return asked.length - before;
    })
    .toBe(0);
}
