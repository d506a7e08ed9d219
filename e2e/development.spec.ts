import { expect, test } from 'playwright/test';
import { watchConsole } from './console-watch';
import { walkTheSite } from './walk';

/** What Gatsby's development server says of itself. */
const ownRemarks = /Download the React DevTools|\[HMR\]|socket\.io/;

test('the development build walks without a complaint or a hydration warning', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = watchConsole(page);
  await walkTheSite(page);
  expect(complaints.filter((text) => !ownRemarks.test(text))).toEqual([]);
});
