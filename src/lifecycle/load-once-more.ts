import { loadAgain } from '../platform/full-navigation';
import { remember } from '../platform/visit-memory';

const isTickable = (control: Element): control is HTMLInputElement => control.matches('[type=checkbox], [type=radio]');

const isChanged = (control: HTMLInputElement | HTMLTextAreaElement) =>
  isTickable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

/** Whether a load would take away what the visitor has begun to enter. */
export const isInUse = () =>
  document.activeElement?.matches('input, select, textarea') ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged);

/** Whether a load would bring the page, and not the browser's own page for a lost connection. */
async function pageAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const causeOf = (pathname: string) => `first page ${pathname}`;

/** A full load that follows a failed navigation is the second try already: the page is not loaded once more after it. */
export function countAsLoaded(pathname: string): void {
  remember('automatic-reloads', causeOf(pathname));
}

/**
 * Loads a first page whose code or data failed once more in the visit: its HTML may be an older build's, whose files are
 * gone. It reads and leads on as it is, so it stays where a load would cost the visitor something.
 */
export async function loadOnceMore(): Promise<void> {
  if (isInUse() || !(await pageAnswers()) || isInUse()) return;
  if (remember('automatic-reloads', causeOf(window.location.pathname)) === 'new') loadAgain();
}
