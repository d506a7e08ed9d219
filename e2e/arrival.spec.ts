import { expect, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { pageKinds } from '../src/commands/browser/page-kinds';
import { addedMark, siteStylesMark } from '../src/site/gatsby/site-styles';
import { painted, readToTheEnd, shiftsOf, watchShifts } from './accessibility/layout-shifts';
import { expectPreferencesMet } from './accessibility/preferred-looks';
import { excessOf } from './budgets';
import { watchConsole } from './console-watch';
import { firstScripts, hold } from './held-requests';
import { largestModules } from './largest-modules';
import { fontsLoaded, openWithLateFonts } from './late-fonts';
import { movingContext } from './motion';
import { watchElsewhere } from './other-hosts';
import { weigh } from './page-weight';
import { watchPolicy } from './policy-watch';

/** What a visitor on a phone gets who opens a page for the first time, waits and reads: fonts late, scripts later. */
test.use({ viewport: { width: 360, height: 740 }, trace: 'off', contextOptions: movingContext });

/** The page's markup inside Gatsby's focus wrapper. */
const markupOf = (page: Page) => page.evaluate(() => document.getElementById('gatsby-focus-wrapper')?.innerHTML);
const ownStyles = (page: Page) => page.locator('head style, #gatsby-focus-wrapper style').count();

async function expectNoShift(page: Page): Promise<void> {
  await fontsLoaded(page);
  await painted(page);
  expect(await shiftsOf(page), 'fonts, scripts and forms move nothing').toEqual([]);
}

async function expectWithinLimits(page: Page, path: string): Promise<void> {
  const { weight, scripts } = await weigh(page, path);
  const over = excessOf(weight);
  const cause = over.some((line) => line.startsWith('scripts')) ? largestModules(scripts) : [];
  expect(over, `The largest modules of these scripts:\n${cause.join('\n')}`).toEqual([]);
  // Scripts that were not measured would be within any limit.
  expect(weight.scriptsInCommon).toBeGreaterThan(50_000);
  expect(weight.scriptsOfPage).toBeGreaterThan(0);
}

/** Starts the scripts, and expects that they change nothing. */
async function expectTakenOver(page: Page, startScripts: () => void): Promise<void> {
  const [markup, styles] = [await markupOf(page), await ownStyles(page)];
  expect(markup).toContain('<h1');
  startScripts();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await markupOf(page)).toBe(markup);
  await expect(page.locator(`link[${siteStylesMark}][${addedMark}]`)).toHaveCount(1);
  expect([styles, await ownStyles(page)]).toEqual([1, 1]);
}

/** tests/built-site/inline-scripts.test.ts compares the inline scripts of all pages with the policy. */
for (const { name, path, status, frame } of pageKinds) {
  test(`${name} is light, keeps to the policy, asks no other host and meets preferences; nothing changes as it comes to life, or moves as it is read`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const requestedElsewhere = watchElsewhere(page);
    await watchShifts(page);
    const expectNoViolation = await watchPolicy(page);
    const letGo = await hold(page, firstScripts);
    await openWithLateFonts(page, path, status);
    if (frame !== 'none') {
      await expectTakenOver(page, letGo);
      await expectNoShift(page);
      await expectWithinLimits(page, status === 404 ? '/404.html' : path);
    }
    await readToTheEnd(page, name);
    await expectNoShift(page);
    expect(requestedElsewhere).toEqual([]);
    await expectNoViolation();
    // The browser complains about the status of an error page.
    expect(complaints.filter((complaint) => !complaint.includes(`status of ${status}`))).toEqual([]);
    await expectPreferencesMet(page);
  });
}
