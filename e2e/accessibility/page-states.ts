import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import type { PageKind } from '../../src/commands/browser/page-kinds';
import { startScripts } from '../faults/visitor';
import { menu } from '../links';
import { openPage } from '../open-page';
import { hasSubmenu, home as homePath } from '../pages';
import { words } from '../words';

export const widths = [320, 768, 1280] as const;

export type Width = (typeof widths)[number];

const heights = { 320: 568, 768: 1024, 1280: 800 } as const;

export async function resize(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
}

/** Checked in every state. Menu, toast and dialog are parts of the frame, the same on all other pages that have one. */
export const home: PageKind = { name: 'home', path: homePath, frame: 'full' };

/** Opens a page and starts its scripts, as the first movement of a pointer does. */
export async function visit(page: Page, { path, frame, status }: PageKind): Promise<void> {
  await openPage(page, path, { status });
  if (frame === 'none') return;
  await startScripts(page);
  await hydrated(page);
}

/** Finishes all finite animations, so nothing is checked while half transparent. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

/** Forms that submit something; the Fuse demo has one that does not. */
const leadForms = 'form[data-lead-form]';

/** Forms whose engine is running. */
const wokenForms = 'form[data-lead-form="checked"]';

/** Starts the engine of every form on the page, in view or not. A form listens for the focus a moment after hydration. */
export async function wakeForms(page: Page): Promise<Locator> {
  const forms = page.locator(leadForms);
  const focus = () =>
    forms.evaluateAll((all) => {
      for (const form of all) form.dispatchEvent(new FocusEvent('focusin'));
    });
  await expect(async () => {
    await focus();
    await expect(page.locator(wokenForms)).toHaveCount(await forms.count(), { timeout: 1_000 });
  }).toPass();
  return forms;
}

/** Submits all forms empty, so each shows its errors. */
export async function showFormErrors(page: Page): Promise<void> {
  const forms = await wakeForms(page);
  await forms.evaluateAll((all) => {
    for (const form of all) (form as HTMLFormElement).requestSubmit();
  });
  const withError = () => forms.evaluateAll((all) => all.every((form) => form.querySelector('[aria-invalid="true"]') !== null));
  await expect.poll(withError).toBe(true);
}

export const toaster = '[data-rht-toaster]';

/**
 * Keeps toasts open from the moment they appear, as a pointer on them does, until the returned function is called: on its own
 * a toast is gone after two seconds, before a busy machine has looked at it.
 */
export async function keepToasts(page: Page): Promise<() => Promise<void>> {
  const watching = await page.evaluateHandle((selector) => {
    const point = (event: string) => document.querySelector(selector)?.dispatchEvent(new MouseEvent(event, { bubbles: true }));
    const observer = new MutationObserver(() => point('mouseover'));
    observer.observe(document.body, { childList: true, subtree: true });
    return { observer, point };
  }, toaster);
  // A real pointer that leaves a toast would let its time go on.
  await page.mouse.move(0, 0);
  return () =>
    watching.evaluate(({ observer, point }) => {
      observer.disconnect();
      point('mouseout');
    });
}

/** Subscribes to the newsletter, and keeps the toast open until the returned function is called. */
export async function showToast(page: Page): Promise<() => Promise<void>> {
  await wakeForms(page);
  const form = page.getByRole('contentinfo').getByRole('form', { name: words.forms.newsletter.label.footer });
  await form.getByLabel(words.forms.newsletter.email).fill('ada@example.com');
  await expect(form.getByRole('button')).toBeEnabled();
  const letGo = await keepToasts(page);
  await form.getByRole('button').press('Enter');
  await expect(page.locator(toaster).getByRole('status')).toBeVisible();
  return letGo;
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByText(words.header.menu, { exact: true }).click();
  if (hasSubmenu) await menu(page).locator('summary').first().click();
}

export async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

/** The call to action that every framed page has above its footer. */
export const callToAction = (page: Page) => page.locator('#contact-us a[href="/contact-us/"]').first();

export async function openDialog(page: Page): Promise<void> {
  await callToAction(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
