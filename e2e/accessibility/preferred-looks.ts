import { expect, type Page } from 'playwright/test';
import { contact } from '../pages';

/** Animations that run or could still run, by the element they move. */
export const motions = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : 'unknown')),
  );

/** Elements that would move or fade, now or when their state changes; a color transition is motion as well. */
const animatedByStyle = (page: Page) =>
  page.evaluate(() => {
    const isAnimated = ({ animationName, transitionDuration }: CSSStyleDeclaration) =>
      animationName !== 'none' || transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => [null, '::before', '::after'].some((part) => isAnimated(getComputedStyle(element, part))))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Controls without a border: forced colors remove backgrounds, so these would look like text. */
const withoutFrame = (page: Page) =>
  page.evaluate((callToAction) => {
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const hasBorder = (element: Element) => {
      const style = getComputedStyle(element);
      return sides.some((side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) >= 1);
    };
    return [
      ...document.querySelectorAll(
        `button, select, textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"]), a[href="${callToAction}"]`,
      ),
    ]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.closest('ul') && (element as HTMLElement).tabIndex >= 0 && !hasBorder(element))
      .map((element) => element.outerHTML.slice(0, 140));
  }, contact);

/** Current entries of menus and other lists that only differ in color, which forced colors remove and some visitors cannot see. */
const markedByColorAlone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('li > [aria-current]')]
      .filter((element) => {
        const { color, textDecorationLine } = getComputedStyle(element);
        const other = element.closest('ul')?.querySelector('li > a:not([aria-current])');
        return other && getComputedStyle(other).color !== color && textDecorationLine !== 'underline';
      })
      .map((element) => element.outerHTML.slice(0, 140)),
  );

/** Expects an open page to have no animation with reduced motion, and all that colors alone show also with forced colors. */
export async function expectPreferencesMet(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motions(page)).toEqual([]);
  expect(await animatedByStyle(page)).toEqual([]);
  expect(await markedByColorAlone(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await withoutFrame(page)).toEqual([]);
}
