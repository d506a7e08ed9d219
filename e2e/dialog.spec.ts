import { expect, type Locator, type Page, test } from 'playwright/test';
import { hydrated } from '../src/commands/browser/hydrated';
import { testBrowserOptions } from '../src/commands/browser/launch-browser';
import { callToAction, follow, footerLink } from './links';
import { movingContext } from './motion';
import { openPage } from './open-page';
import { contact, home, ifAny, interests } from './pages';
import { recordCalls } from './recorded-calls';
import { eventNames } from './recorded-events';
import { words } from './words';

// Responses cached by a service worker could not be broken.
test.use({ serviceWorkers: 'block', contextOptions: movingContext });

const chunk = /contact-dialog/;

const { name, message, submit, skip, label, detailsSubmit } = words.forms.contact;
const { errors } = words.forms;
const close = words.dialog.close;
const overflow = (page: Page) => page.evaluate(() => document.documentElement.style.overflow);

async function visit(page: Page): Promise<void> {
  await openPage(page, home);
  await hydrated(page);
}

async function prefetchDialog(page: Page): Promise<void> {
  const arrived = page.waitForResponse(chunk);
  await callToAction(page).hover();
  await (await arrived).finished();
}

async function open(page: Page): Promise<void> {
  await callToAction(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function submitMessage(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const form = dialog.getByRole('form');
  await form.getByRole('textbox').first().fill('Li');
  await form.locator('input[type=email]').fill('li@example.com');
  await form.locator('textarea').fill('We need an analytical engine.');
  await form.getByRole('button').click();
  return dialog;
}

test('the call to action opens the dialog, and Escape closes it and restores focus', async ({ page }) => {
  const calls = await recordCalls(page);
  await visit(page);
  await open(page);
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
  await expect.poll(() => overflow(page)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(callToAction(page)).toBeFocused();
  await expect.poll(() => overflow(page)).toBe('auto');
  await expect.poll(() => eventNames(calls)).toEqual(['contact_form_opened', 'contact_form_closed']);
});

test('the dialog opens and closes by keyboard alone', async ({ page }) => {
  await visit(page);
  await callToAction(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: close }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('with a scroll bar that takes up room, the page does not move when the dialog opens', async ({ baseURL, playwright }) => {
  const browser = await playwright.chromium.launch({ ...testBrowserOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), serviceWorkers: 'block' });
  await visit(page);
  const size = () => page.getByRole('main').evaluate(({ clientWidth, clientHeight }) => ({ clientWidth, clientHeight }));
  const before = await size();
  expect(before.clientWidth).toBeLessThan(page.viewportSize()?.width ?? 0);
  await open(page);
  expect(await size()).toEqual(before);
  await browser.close();
});

test('a visitor submits the dialog form, reads the result and closes the dialog', async ({ page }) => {
  const calls = await recordCalls(page);
  await visit(page);
  await open(page);
  const dialog = await submitMessage(page);
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expect(dialog.locator('h3')).toBeFocused();
  await expect(dialog.getByRole('status').first()).not.toBeEmpty();
  // The step's own message is not repeated in a toast, which would cover its buttons.
  await expect(page.locator('[data-rht-toaster] [role=status]')).toHaveCount(0);
  await dialog.getByRole('button', { name: skip }).click();
  await dialog.getByRole('button', { name: close }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => eventNames(calls)).toEqual(['contact_form_opened', 'identify', 'contact_us_submit', 'contact_form_closed']);
});

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`at ${size.width} px a mouse shows what the second step lacks, even while the message is out of view`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page);
    await open(page);
    const dialog = await submitMessage(page);
    await dialog.getByRole('button', { name: detailsSubmit }).click();
    const option = dialog.getByRole('checkbox').first();
    await expect(option).toBeFocused();
    const red = await dialog.getByText(errors.multiSelect).evaluate((message) => getComputedStyle(message).color);
    await expect(dialog.locator('legend')).toHaveCSS('color', red);
    await expect(dialog.locator('legend')).toBeInViewport();
    const chip = dialog
      .locator('label')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    await expect(chip).toHaveCSS('border-top-color', red);
    await expect(chip).toHaveCSS('outline-style', 'solid');
    await option.check();
    await expect(dialog.locator('legend')).not.toHaveCSS('color', red);
  });

for (const { path, value } of ifAny(interests.at(-1)))
  test('on a page that is among the interests, that one is selected and in view', async ({ page }) => {
    await openPage(page, path);
    await hydrated(page);
    await open(page);
    const dialog = await submitMessage(page);
    const selected = dialog.getByRole('checkbox', { checked: true });
    await expect(selected).toHaveCount(1);
    await expect(selected).toHaveAttribute('value', value);
  });

test('a double click, slow or fast, opens the dialog once and leaves it open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const calls = await recordCalls(page);
  await visit(page);
  await prefetchDialog(page);
  const expected: string[] = [];
  for (const delay of [20, 150, 300, 450])
    await test.step(`${delay} ms between clicks`, async () => {
      const box = await callToAction(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
      await page.mouse.click(x, y);
      await page.waitForTimeout(delay);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await page.waitForTimeout(600);
      await expect(page.getByRole('dialog')).toBeVisible();
      expected.push('contact_form_opened');
      await expect.poll(() => eventNames(calls)).toEqual(expected);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expected.push('contact_form_closed');
      await expect.poll(() => eventNames(calls)).toEqual(expected);
    });
});

test('a visitor who has typed may click at once', async ({ page }) => {
  await visit(page);
  await prefetchDialog(page);
  await callToAction(page).click();
  const typeAndClick = () => {
    const dialog = document.querySelector('dialog[open]');
    dialog?.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // The fastest possible click by mouse, which has a count.
    dialog?.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return dialog;
  };
  await page.waitForFunction(typeAndClick, undefined, { polling: 20 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the dialog keeps typed input when closed by a click outside and reopened', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page);
  await open(page);
  await page.getByRole('dialog').getByLabel(name, { exact: true }).fill('Ada Lovelace');
  await page.mouse.click(20, 450);
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page);
  await expect(page.getByRole('dialog').getByLabel(name, { exact: true })).toHaveValue('Ada Lovelace');
});

test('going back closes the dialog', async ({ page }) => {
  const calls = await recordCalls(page);
  await visit(page);
  await follow(page, footerLink(page));
  await open(page);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => overflow(page)).toBe('auto');
  await expect.poll(() => eventNames(calls)).toEqual(['contact_form_opened', 'contact_form_closed']);
});

test('hovering over the call to action prefetches the dialog', async ({ page }) => {
  await visit(page);
  const request = page.waitForRequest(chunk);
  await callToAction(page).hover();
  await request;
});

test('a click with a modifier key is left to the browser, which opens the contact page in a new tab', async ({ page }) => {
  await visit(page);
  // The tab itself stays closed: on a busy machine, Playwright sometimes never hears of it.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      document.documentElement.dataset.leftToBrowser = String(!event.defaultPrevented);
      event.preventDefault();
    }),
  );
  await callToAction(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(page.locator('html')).toHaveAttribute('data-left-to-browser', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('when the dialog chunk is missing, the call to action falls back to the contact page with the same form', async ({ page }) => {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page);
  await callToAction(page).click();
  await expect(page).toHaveURL(contact);
  await expect(page.getByRole('main').getByRole('form', { name: label })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('the dialog does not scroll horizontally, and its controls stay reachable above the on-screen keyboard', async ({ page }) => {
    await visit(page);
    await callToAction(page).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // The height that the on-screen keyboard leaves.
    await page.setViewportSize({ width: 320, height: 300 });
    await dialog.getByLabel(message).focus();
    await expect(dialog.getByLabel(message)).toBeInViewport();
    await dialog.getByRole('button', { name: submit }).scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('button', { name: submit })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: close })).toBeInViewport();
  });

  test('a title of two lines hides neither a field with an error nor its label', async ({ page }) => {
    await visit(page);
    await callToAction(page).tap();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading').first();
    await title.evaluate((heading) => heading.append(document.createElement('br'), heading.textContent ?? ''));
    const field = dialog.getByRole('textbox').first();
    // Partly under the title; the browser centers a field that is out of view.
    await field.evaluate((control: HTMLInputElement) => {
      control.closest('dialog')?.scrollBy(0, control.getBoundingClientRect().top - 110);
      control.form?.requestSubmit();
    });
    await expect(field).toBeFocused();
    const isLabelShown = () =>
      field.evaluate(({ labels }: HTMLInputElement) => {
        const { left, top } = labels?.[0]?.getBoundingClientRect() ?? new DOMRect();
        return labels?.[0]?.contains(document.elementFromPoint(left + 1, top + 1));
      });
    await expect.poll(isLabelShown).toBe(true);
  });
});
