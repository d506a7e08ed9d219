import { loadAgain } from '../edge/full-navigation';
import { remember } from '../edge/visit-memory';

const isTickable = (control: Element): control is HTMLInputElement => control.matches('[type=checkbox], [type=radio]');

const isChanged = (control: HTMLInputElement | HTMLTextAreaElement) =>
  isTickable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

/** Whether a reload would lose input that the visitor has started. */
export const isInUse = () =>
  document.activeElement?.matches('input, select, textarea') ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged);

/** Whether a reload would get the page, rather than the browser's own offline page. */
async function pageAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const causeOf = (pathname: string) => `first page ${pathname}`;

/** A full load after a failed navigation is already the second try: this keeps the page from being reloaded after it. */
export function countAsLoaded(pathname: string): void {
  remember('automatic-reloads', causeOf(pathname));
}

/**
 * Reloads a first page whose code or data failed, once per visit: its HTML may be an older build's, whose files are gone.
 * Its text and links work without code, so it is not reloaded if that would cost the visitor something.
 */
export async function loadOnceMore(): Promise<void> {
  if (isInUse() || !(await pageAnswers()) || isInUse()) return;
  if (remember('automatic-reloads', causeOf(window.location.pathname)) === 'new') loadAgain();
}
