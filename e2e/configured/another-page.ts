import type { Page } from 'playwright/test';

/** A page of the second agency that every page's footer links to. */
export const anotherPage = '/services/automatisierung/';

export const anotherPageAddress = new RegExp(`${anotherPage}$`);

/** Follows the footer's link to it. */
export const followFooterLink = (page: Page) => page.getByRole('contentinfo').locator(`a[href="${anotherPage}"]`).first().click();
