import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from './accessibility/violations';
import { boxOf } from './box';
import { watchConsole } from './console-watch';
import { startScripts } from './faults/visitor';
import { fontFiles } from './held-requests';
import { movingContext } from './motion';
import { openPage } from './open-page';
import { fuse } from './pages';
import { filled, wordsOf } from './words';

test.use({ contextOptions: movingContext });

/** The demo's cells are those of src/site/sections/fuse-demo/sample.ts: a part of the code, as the demo is. */
const words = wordsOf('fuse-demo').fuseDemo;
const path = fuse ?? '';
const cell = (field: string, row: number) => filled(words.cellLabel, { field, row });
const toFix = (count: number) => filled(words.status.toFix_other, { count });
const clean = (count: number, rows: number) => filled(words.status.clean, { clean: count, rows });
const cleanRows = new RegExp(filled(words.status.clean.replace('.', '\\.'), { clean: '\\d+', rows: '\\d+' }));
const demo = (page: Page) => page.locator('#try-fuse');
const status = (page: Page) => demo(page).getByText(cleanRows);
const field = (page: Page, name: string) => demo(page).getByRole('combobox', { name: filled(words.sourceOf, { field: name }) });
const widthToSpare = (page: Page) => page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);

async function openDemo(page: Page): Promise<void> {
  await openPage(page, path);
  // The demo's code is loaded only after the visitor interacts.
  await startScripts(page);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(field(page, words.field.email)).toBeEnabled();
}

/** Expects that the demo shows its sample as it will look, and no control that does nothing. */
async function expectStillDemo(page: Page): Promise<void> {
  await expect(status(page)).toHaveText(`${toFix(6)} ${clean(2, 7)}`);
  await expect(demo(page).getByRole('textbox', { name: cell(words.field.startDate, 4) })).toHaveValue('03/04/2024');
  await expect(field(page, words.field.email).locator('option:checked')).toHaveText('E-mail Addr.');
  await expect(field(page, words.field.email)).toHaveCSS('opacity', '1');
  await expect(demo(page).locator(':is(input, select, textarea, button):enabled, summary').filter({ visible: true })).toHaveCount(0);
}

if (fuse !== undefined) {
  test('on a phone the cells scroll sideways only: none is cut off at the bottom', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openDemo(page);
    const cells = demo(page)
      .locator('section', { has: page.getByRole('table') })
      .last();
    await expect.poll(() => cells.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    expect(await cells.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  });

  test('on the smallest phones, the names of the sample’s columns are not cut', async ({ page }) => {
    // In the fallback font, which is wider.
    await page.route(fontFiles, (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 740 });
    await openDemo(page);
    const cut = await demo(page)
      .getByRole('combobox')
      .evaluateAll((selects) =>
        selects.flatMap((select) => {
          const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
          const name = select.ownerDocument.createElement('span');
          Object.assign(name.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'nowrap' });
          name.textContent = (select as HTMLSelectElement).selectedOptions[0]?.text ?? '';
          document.body.append(name);
          const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return name.offsetWidth > Math.ceil(room) ? [`${name.textContent}: ${name.offsetWidth} in ${room} px`] : [];
        }),
      );
    expect(cut).toEqual([]);
  });

  test('a visitor maps a column, fixes every cell and sees what a server would receive', async ({ page }) => {
    const complaints = watchConsole(page);
    await openDemo(page);
    await expect(status(page)).toHaveText(`${toFix(6)} ${clean(2, 7)}`);

    await field(page, words.field.amount).selectOption('Notes');
    await expect(status(page)).toContainText(toFix(8));
    await field(page, words.field.amount).selectOption('Monthly $');

    await demo(page)
      .getByRole('button', { name: `${words.replaceBy} priya.nair@harborlight.example` })
      .click();
    await demo(page)
      .getByRole('button', { name: `${words.replaceBy} 2024-04-03` })
      .click();
    await demo(page)
      .getByRole('button', { name: `${words.replaceBy} lena@fischer.example` })
      .click();
    await demo(page)
      .getByRole('button', { name: filled(words.leaveOut, { row: 7 }) })
      .click();
    await demo(page).getByRole('button', { name: words.nextProblem }).click();
    const last = demo(page).getByRole('textbox', { name: cell(words.field.amount, 6) });
    await expect(last).toBeFocused();
    await last.fill('3,900');
    await last.press('Enter');
    await expect(status(page)).toHaveText(`${words.status.none} ${clean(6, 6)}`);

    await demo(page).getByText(words.view.json, { exact: true }).click();
    const delivered = demo(page).getByRole('region', { name: words.delivered });
    await expect(delivered).toContainText('"startDate": "2024-04-03"');
    await expect(delivered).toContainText('"amount": 3900');
    expect(complaints).toEqual([]);
  });

  test('the live demo has exactly the height of the server’s HTML at any width', async ({ page }) => {
    const heights = async () => {
      const found: Record<string, number | undefined> = {};
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        found[`${width} px`] = (await boxOf(demo(page)))?.height;
      }
      return found;
    };
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    const before = await heights();
    await openDemo(page);
    await expect.poll(heights).toEqual(before);
  });

  test('no request reveals the visitor’s own file', async ({ page, context }) => {
    await openDemo(page);
    await context.setOffline(true);
    // Code and data may still be prefetched, and the page kept for offline visits; these URLs reveal nothing.
    const telling: string[] = [];
    page.on('request', (request) => {
      const isKnown = request.url() === page.url() || /^[^?]+\.(js|json|woff2)$/.test(request.url());
      if (request.postData() !== null || !isKnown) telling.push(request.url());
    });
    await demo(page).getByText(words.own.summary).click();
    // Windows-1252, the encoding of older spreadsheets: 0xEA is ê, 0x80 is the euro sign.
    const bytes = Buffer.from('Nome;E-mail;Pay \x80\nIn\xEAs Duarte;ines@sea.example;"1.200,50"\n', 'latin1');
    await demo(page).getByLabel(words.own.file).setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: bytes });
    await expect(demo(page).getByText('own.csv')).toBeVisible();
    await expect(field(page, words.field.amount).locator('option:checked')).toHaveText('Pay €');
    await field(page, words.field.name).selectOption('Nome');
    await demo(page).getByText(words.view.table, { exact: true }).click();
    await expect(demo(page).getByRole('row', { name: 'Inês Duarte ines@sea.example – 1,200.50' })).toBeVisible();
    expect(telling).toEqual([]);
  });

  test('the demo can be operated by keyboard', async ({ page }) => {
    await openDemo(page);
    await field(page, words.field.amount).focus();
    await page.keyboard.press('Tab');
    await expect(demo(page).getByRole('radio', { name: words.view.check })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo(page).getByRole('button', { name: words.nextProblem })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(demo(page).getByRole('textbox', { name: cell(words.field.email, 3) })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText(toFix(5));
    await expect(demo(page).getByRole('group', { name: cell(words.field.email, 3) })).toBeFocused();
  });

  test('no view scrolls horizontally or has axe violations at any width', async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDemo(page);
    await demo(page).getByText(words.own.summary).click();
    await demo(page).getByRole('button', { name: words.own.read }).click();
    await expect(demo(page).getByRole('alert')).toContainText(words.problem.empty);
    for (const view of [words.view.check, words.view.table, words.view.json]) {
      await demo(page).getByText(view, { exact: true }).first().click();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => widthToSpare(page), `${view}, ${width} px`).toBe(0);
        expect(await violationsOn(page, '#try-fuse'), `${view}, ${width} px`).toEqual([]);
      }
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('every control of the sample takes touches on a height of 44 px', async ({ page }) => {
      await openDemo(page);
      const controls = demo(page).locator('input:not([type="radio"]), select, button, summary, label:has([type="radio"])');
      const low = await controls.evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility())
          .filter((control) => {
            control.scrollIntoView({ block: 'center' });
            const { left, top, width, height } = control.getBoundingClientRect();
            return [-21, 21].some((distance) => {
              const touched = document.elementFromPoint(left + width / 2, top + height / 2 + distance);
              return !touched || !control.contains(touched);
            });
          })
          .map((control) => control.outerHTML.slice(0, 140)),
      );
      expect(low).toEqual([]);
    });
  });

  test('every control of the sample is at least 24 px wide and high', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openDemo(page);
    const controls = demo(page).locator('input:not([type="radio"]), select, button, summary, label:has([type="radio"])');
    const shown = await controls.filter({ visible: true }).all();
    const sizes = await Promise.all(shown.map((control) => control.boundingBox()));
    expect(sizes.length).toBeGreaterThan(15);
    expect(sizes.filter((box) => box && (box.width < 24 || box.height < 24))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the sample can be read, with its columns connected to the fields', async ({ page }) => {
      await openPage(page, path);
      await expect(demo(page).getByText('E-mail Addr.').first()).toBeVisible();
      await expect(demo(page).getByText(filled(words.because.both, { percent: 99 }))).toBeVisible();
      await expect(demo(page).getByText(filled(words.reason.twoReadings, { first: 'March 4', second: 'April 3' }))).toBeVisible();
      await expect(demo(page).locator('svg path')).toHaveCount(4);
      await expectStillDemo(page);
      expect(await widthToSpare(page)).toBe(0);
    });
  });

  test.describe('when the demo chunk does not load', () => {
    test.use({ serviceWorkers: 'block' });

    for (const [fault, status] of [
      ['is missing', 404],
      ['fails', 500],
    ] as const) {
      test(`the server’s HTML stays when the chunk ${fault}`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        let asked = 0;
        await page.route(/\/live-demo-[^/]*\.js$/, (route) => {
          asked += 1;
          return route.fulfill({ status, body: '' });
        });
        await openPage(page, path);
        await startScripts(page);
        await demo(page).scrollIntoViewIfNeeded();
        await expect.poll(() => asked).toBeGreaterThan(0);
        await page.waitForTimeout(500);
        await expectStillDemo(page);
        expect(errors).toEqual([]);
      });
    }
  });
}
