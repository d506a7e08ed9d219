import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { type Nginx, startNginx } from '../../tests/build/hosts/nginx-process';
import { startScripts } from '../faults/visitor';
import { answerElsewhere } from '../other-hosts';
import { anotherPageAddress, followFooterLink } from './another-page';
import { siteScripts } from './settings';

const [inWorker, onPage] = siteScripts;

let nginx: Nginx;
test.beforeAll(async () => {
  const generated = (name: string) => readFileSync(`.deploy/${name}`, 'utf8');
  nginx = await startNginx({ maps: generated('nginx-maps.conf'), site: generated('nginx-site.conf') }, resolve('public'));
});
test.afterAll(() => nginx?.stop());

/** The marks that the stand-in scripts left in the page. */
const marks = (page: Page) =>
  page.evaluate(() => {
    const { worker, page: onPage } = document.documentElement.dataset;
    return { worker, page: onPage, here: (window as unknown as { ranHere?: string }).ranHere };
  });

const executedScripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].filter(({ type }) => !/partytown/.test(type)).map(({ src }) => src));

/** Visits through nginx with the configuration that the build wrote, on a host name that browsers allow workers on. */
async function visit(page: Page, path: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(nginx.origin.replace('127.0.0.1', 'localhost') + path);
  await startScripts(page);
  await hydrated(page);
  return asked;
}

test('the off-main-thread script runs in a worker and reaches the page, the other runs on the main thread', async ({ page }) => {
  await answerElsewhere(page);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|framing/i.test(message.text())) refused.push(message.text());
  });
  const asked = await visit(page, '/');
  await expect.poll(() => marks(page)).toEqual({ worker: await page.title(), page: await page.title(), here: 'page' });
  expect(page.workers()).toHaveLength(1);
  const executed = await executedScripts(page);
  expect(executed).toContain(onPage.src);
  expect(executed.filter((src) => /worker\.js|third-party-proxy/.test(src))).toEqual([]);
  expect(asked).not.toContain(inWorker.src);
  expect(refused).toEqual([]);
});

test('client-side navigation reloads neither script and keeps the worker running', async ({ page }) => {
  await answerElsewhere(page);
  const asked = await visit(page, '/');
  await expect.poll(async () => (await marks(page)).worker).toBeTruthy();
  await followFooterLink(page);
  await expect(page).toHaveURL(anotherPageAddress);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  expect(asked.filter((address) => address === onPage.src)).toHaveLength(1);
});

test('the Content Security Policy applies to the page but not to the worker, as documented', async ({ page }) => {
  await answerElsewhere(page);
  const unlisted = 'http://127.0.0.1:4801/heard?from=worker';
  const sent = page.waitForEvent('request', (request) => request.url() === unlisted);
  await visit(page, '/services/');
  await sent;
  const fromPage = await page.evaluate(
    (address) =>
      fetch(address, { mode: 'no-cors' }).then(
        () => 'sent',
        () => 'refused',
      ),
    unlisted,
  );
  expect(fromPage).toBe('refused');
});
