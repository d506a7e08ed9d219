import { expect, test } from 'playwright/test';
import { color } from '../src/site/theme/colors';
import { watchConsole } from './console-watch';
import { walkTheSite } from './walk';

/** A color like #0033aa in the notation browsers return. */
const rgbOf = (shade: string) => `rgb(${[1, 3, 5].map((start) => Number.parseInt(shade.slice(start, start + 2), 16)).join(', ')})`;

/**
 * Messages of Gatsby's development server itself, and of the translation plugin about pages that need no words but those of the
 * interface, which load separately.
 */
const ownRemarks = /Download the React DevTools|\[HMR\]|socket\.io|No translations were found in "locales" key/;

test('a visit to the development build logs no console errors or hydration warnings', async ({ page }) => {
  test.setTimeout(180_000);
  // Development hydrates late, and would complain about a menu that was opened before.
  const complaints = watchConsole(page);
  await walkTheSite(page, { onceHydrated: true });
  expect(complaints.filter((text) => !ownRemarks.test(text))).toEqual([]);
});

test('the development build shows every component in every state without console errors', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = watchConsole(page);
  await page.goto('/specimens/');
  await expect(page.getByRole('heading', { level: 1, name: 'Every component, in every state' })).toBeVisible();
  const button = (state: string) => page.getByRole('figure', { name: `Primary button: ${state}` }).getByRole('button');
  const hovered = rgbOf(color.accentHover);
  await expect(button('pointed at')).toHaveCSS('background-color', hovered);
  await expect(button('rest')).not.toHaveCSS('background-color', hovered);
  expect(complaints.filter((text) => !ownRemarks.test(text))).toEqual([]);
});
