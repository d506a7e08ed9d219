import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { watchConsole } from './console-watch';

const path = '/products/fuse/';
const demo = (page: Page) => page.locator('#try-fuse');
const status = (page: Page) => demo(page).getByText(/rows are clean/);
const field = (page: Page, name: string) => demo(page).getByRole('combobox', { name: `Column for ${name}` });
const widthToSpare = (page: Page) => page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);

async function openDemo(page: Page): Promise<void> {
  await page.goto(path);
  // The demo's code is loaded only after the visitor interacts.
  await page.mouse.move(200, 200);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(field(page, 'E-mail')).toBeEnabled();
}

/** Expects that the demo shows its sample as it will look, and no control that does nothing. */
async function expectStillDemo(page: Page): Promise<void> {
  await expect(status(page)).toHaveText('6 cells to fix. 2 of 7 rows are clean.');
  await expect(demo(page).getByRole('textbox', { name: 'Start date, row 4' })).toHaveValue('03/04/2024');
  await expect(field(page, 'E-mail').locator('option:checked')).toHaveText('E-mail Addr.');
  await expect(field(page, 'E-mail')).toHaveCSS('opacity', '1');
  await expect(demo(page).locator(':is(input, select, textarea, button):enabled, summary').filter({ visible: true })).toHaveCount(0);
}

test('a visitor maps a column, fixes every cell and sees what a server would receive', async ({ page }) => {
  const complaints = watchConsole(page);
  await openDemo(page);
  await expect(status(page)).toHaveText('6 cells to fix. 2 of 7 rows are clean.');

  await field(page, 'Amount').selectOption('Notes');
  await expect(status(page)).toContainText('8 cells to fix.');
  await field(page, 'Amount').selectOption('Monthly $');

  await demo(page).getByRole('button', { name: 'Replace by priya.nair@harborlight.example' }).click();
  await demo(page).getByRole('button', { name: 'Replace by 2024-04-03' }).click();
  await demo(page).getByRole('button', { name: 'Replace by lena@fischer.example' }).click();
  await demo(page).getByRole('button', { name: 'Leave out row 7' }).click();
  await demo(page).getByRole('button', { name: 'Go to the next problem' }).click();
  const last = demo(page).getByRole('textbox', { name: 'Amount, row 6' });
  await expect(last).toBeFocused();
  await last.fill('3,900');
  await last.press('Enter');
  await expect(status(page)).toHaveText('Every cell fits. 6 of 6 rows are clean.');

  await demo(page).getByText('JSON', { exact: true }).click();
  const delivered = demo(page).getByRole('region', { name: 'What your server receives' });
  await expect(delivered).toContainText('"startDate": "2024-04-03"');
  await expect(delivered).toContainText('"amount": 3900');
  expect(complaints).toEqual([]);
});

for (const width of [360, 768, 1280])
  test(`the live demo has exactly the height of the server’s HTML at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const height = async () => (await demo(page).boundingBox())?.height;
    const before = await height();
    await openDemo(page);
    expect(await height()).toBe(before);
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
  await demo(page).getByText('Try a file of your own').click();
  // Windows-1252, the encoding of older spreadsheets: 0xEA is ê, 0x80 is the euro sign.
  const bytes = Buffer.from('Nome;E-mail;Pay \x80\nIn\xEAs Duarte;ines@sea.example;"1.200,50"\n', 'latin1');
  await demo(page).getByLabel('A CSV file').setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: bytes });
  await expect(demo(page).getByText('own.csv')).toBeVisible();
  await expect(field(page, 'Amount').locator('option:checked')).toHaveText('Pay €');
  await field(page, 'Name').selectOption('Nome');
  await demo(page).getByText('Clean rows', { exact: true }).click();
  await expect(demo(page).getByRole('row', { name: 'Inês Duarte ines@sea.example – 1,200.50' })).toBeVisible();
  expect(telling).toEqual([]);
});

test('the demo can be operated by keyboard', async ({ page }) => {
  await openDemo(page);
  await field(page, 'Amount').focus();
  await page.keyboard.press('Tab');
  await expect(demo(page).getByRole('radio', { name: 'Your rows' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo(page).getByRole('button', { name: 'Go to the next problem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo(page).getByRole('textbox', { name: 'E-mail, row 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('5 cells to fix.');
  await expect(demo(page).getByRole('group', { name: 'E-mail, row 3' })).toBeFocused();
});

for (const width of [320, 768, 1280]) {
  test(`no view scrolls horizontally or has axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDemo(page);
    await demo(page).getByText('Try a file of your own').click();
    await demo(page).getByRole('button', { name: 'Read these cells' }).click();
    await expect(demo(page).getByRole('alert')).toContainText('There is nothing in it.');
    for (const view of ['Your rows', 'Clean rows', 'JSON']) {
      await demo(page).getByText(view, { exact: true }).first().click();
      expect(await widthToSpare(page)).toBe(0);
      const { violations } = await new AxeBuilder({ page })
        .include('#try-fuse')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations).toEqual([]);
    }
  });
}

test('every control of the sample is at least 24 px wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openDemo(page);
  const controls = await demo(page).locator('input:not([type="radio"]), select, button, summary, label:has(:is([type="radio"]))').all();
  const sizes = await Promise.all(controls.map((control) => control.boundingBox()));
  expect(sizes.length).toBeGreaterThan(15);
  expect(sizes.filter((box) => box && (box.width < 24 || box.height < 24))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample can be read, with its columns connected to the fields', async ({ page }) => {
    await page.goto(path);
    await expect(demo(page).getByText('E-mail Addr.').first()).toBeVisible();
    await expect(demo(page).getByText('99% name + values')).toBeVisible();
    await expect(demo(page).getByText('March 4 or April 3?')).toBeVisible();
    expect(await demo(page).locator('svg path').count()).toBe(4);
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
      await page.goto(path);
      await page.mouse.move(200, 200);
      await demo(page).scrollIntoViewIfNeeded();
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.waitForTimeout(500);
      await expectStillDemo(page);
      expect(errors).toEqual([]);
    });
  }
});
