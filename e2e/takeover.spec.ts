import { expect, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { watchConsole } from './console-watch';
import { firstScripts, fontFiles, hold } from './held-requests';
import { callToAction, follow, menuLink } from './links';
import { movingContext } from './motion';
import { openPage } from './open-page';
import { contact, hasNewsletter, home } from './pages';
import { passTime } from './pass-time';
import { words } from './words';

test.use({ contextOptions: movingContext });

test('before hydration the menu opens, links work, and the call to action opens the contact page', async ({ page }) => {
  await hold(page, firstScripts);
  await openPage(page, home);
  await follow(page, await menuLink(page));
  await callToAction(page).click();
  await expect(page).toHaveURL(contact);
});

test('the scripts start when the pointer moves, not where it rests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (firstScripts.test(request.url())) asked.push(request.url());
  });
  // The load event, which starts the scripts too, waits for the preloaded fonts.
  const letGo = await hold(page, fontFiles);
  await openPage(page, home, { waitUntil: 'domcontentloaded' });
  // Every browser's pointer begins there, so this is a movement of no distance, like that of a pointer at rest.
  await page.mouse.move(0, 0);
  await passTime(page, 300);
  expect(asked).toEqual([]);
  await page.mouse.move(210, 200);
  await expect.poll(() => asked).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(firstScripts)));
  letGo();
});

if (hasNewsletter)
  test('input typed before hydration keeps its value and focus, and can be submitted afterward', async ({ page }) => {
    const letGo = await hold(page, firstScripts);
    await openPage(page, home);
    const email = page.getByRole('contentinfo').getByLabel(words.forms.newsletter.email);
    await email.pressSequentially('early@example.com');
    letGo();
    await hydrated(page);
    await expect(email).toHaveValue('early@example.com');
    await expect(email).toBeFocused();
    await email.press('Enter');
    await expect(page.getByText(words.forms.newsletter.accepted).first()).toBeVisible();
  });

const dayMs = 24 * 60 * 60 * 1_000;
const thisYear = new Date().getFullYear();

for (const [clock, time, year] of [
  ['set to next year', new Date(thisYear + 1, 0, 15), thisYear + 1],
  ['set to 1970', new Date('1970-01-01T00:00:10Z'), thisYear],
  ['eight days fast', new Date(Date.now() + 8 * dayMs), new Date(Date.now() + 8 * dayMs).getFullYear()],
  ['eight days slow', new Date(Date.now() - 8 * dayMs), thisYear],
] as const) {
  test(`with the clock ${clock}, React hydrates the existing HTML, keeps typed input, and the footer shows the year`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.clock.setFixedTime(time);
    const letGo = await hold(page, firstScripts);
    await openPage(page, contact);
    const typed = page.getByRole('main').getByRole('textbox').first();
    await typed.pressSequentially('Typed early');
    await page.evaluate(() => Object.assign(document.querySelector('main') ?? {}, { isOfTheHtml: true }));
    letGo();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(typed).toHaveValue('Typed early');
    await expect(typed).toBeFocused();
    expect(await page.evaluate(() => 'isOfTheHtml' in (document.querySelector('main') ?? {}))).toBe(true);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
    expect(complaints).toEqual([]);
  });
}
