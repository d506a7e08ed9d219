import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { inboxPaths } from '../../src/receiver/inbox/inbox-paths';
import { type SmtpPeer, smtpPeer } from '../../tests/receiver/forwarding/peers';
import { violationsOn } from '../accessibility/violations';
import { answerElsewhere } from '../other-hosts';
import { words } from '../words';
import { settings } from './settings';

// The lead waits in the page's outbox, not in that of the service worker.
test.use({ serviceWorkers: 'block' });

const port = 4802;
const origin = `http://127.0.0.1:${port}`;
const token = 'the-token-of-this-story';

let folder: string;
let receiver: ChildProcess;
let mailServer: SmtpPeer;

/** Starts the command of `npm run receiver` on the same database as before, and waits until it answers. */
async function startReceiver(): Promise<void> {
  const env = {
    ...process.env,
    LEADS_PORT: String(port),
    LEADS_DATABASE: join(folder, 'leads.db'),
    LEADS_ORIGINS: 'http://localhost:9000',
    LEADS_TOKEN: token,
    LEADS_SMTP: mailServer.address,
    LEADS_MAIL_TO: 'sales@example.com',
  };
  receiver = spawn(process.execPath, ['--import', 'tsx', 'src/commands/receiver.ts'], { env, stdio: 'inherit' });
  await expect
    .poll(
      () =>
        fetch(`${origin}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
}

async function killReceiver(): Promise<void> {
  const gone = once(receiver, 'exit');
  receiver.kill('SIGKILL');
  await gone;
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lead-story-'));
  mailServer = await smtpPeer();
  await startReceiver();
});
test.afterAll(async () => {
  await killReceiver();
  await mailServer.close();
  rmSync(folder, { recursive: true, force: true });
});

async function subscribe(page: Page, email: string): Promise<void> {
  const { label, email: field, submit } = words.forms.newsletter;
  const form = page.getByRole('contentinfo').getByRole('form', { name: label.footer });
  await form.getByLabel(field).fill(email);
  await form.getByRole('button', { name: submit }).click();
}

async function write(page: Page, email: string): Promise<void> {
  const { label, name, email: field, message, submit } = words.forms.contact;
  const form = page.getByRole('main').getByRole('form', { name: label, exact: true });
  await form.getByLabel(name, { exact: true }).fill('Ada Lovelace');
  await form.getByLabel(field).fill(email);
  await form.getByLabel(message).fill('We need an analytical engine.');
  await form.getByRole('button', { name: submit }).click();
}

const mailsAbout = (email: string) => mailServer.mails.filter(({ text }) => text.includes(email)).length;

async function logIn(inbox: Page): Promise<void> {
  await inbox.goto(`${origin}/inbox/`);
  await inbox.getByLabel('Token').fill(token);
  await inbox.getByRole('button', { name: 'Log in' }).click();
}

/** Waits until the inbox says that the mail about a lead was delivered; the mail is there a moment before. */
async function expectDelivered(inbox: Page, email: string): Promise<void> {
  const lead = inbox.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(async () => {
    await inbox.reload();
    await expect(lead.first()).toContainText('Email: delivered', { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  expect(mailsAbout(email)).toBeGreaterThan(0);
}

test.describe.configure({ mode: 'serial' });

test('leads get from the browser to the inbox and by mail, although the receiver is killed in between', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [before, during] = ['before@example.com', 'during@example.com'];
  await answerElsewhere(page);
  await page.route(settings.GATSBY_LEADS_ENDPOINT, (route) => route.continue({ url: `${origin}/leads` }));
  await page.goto('/contact-us/');
  await hydrated(page);
  await subscribe(page, before);
  await expect(page.getByText(words.forms.newsletter.accepted).first()).toBeVisible();

  const marketer = await browser.newContext({ javaScriptEnabled: false });
  const inbox = await marketer.newPage();
  await logIn(inbox);
  await expectDelivered(inbox, before);

  // A receiver that is killed while it forwards is tested in `crash-safety.test.ts`: its lead is tried again 40 seconds later.
  await killReceiver();
  await write(page, during);
  await expect(page.getByText(words.forms.kept.server).first()).toBeVisible();
  await startReceiver();
  // The next page load sends what is waiting.
  await page.goto('/');
  for (const email of [before, during]) await expectDelivered(inbox, email);
  await marketer.close();
});

for (const width of [360, 1440])
  test(`axe finds no violations in the inbox at ${width} px, and it does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const judge = async () => {
      expect(await violationsOn(page), page.url()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    await page.goto(`${origin}/inbox/`);
    await judge();
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'during@example.com' }).first()).toBeVisible();
    await judge();
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await judge();
    for (const path of [inboxPaths.chart, inboxPaths.person]) {
      expect((await page.goto(`${origin}${path}`))?.status()).toBe(200);
      await judge();
    }
  });
