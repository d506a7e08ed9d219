import { goTo, reloadPage } from '../edge/full-navigation';
import { hasKeptText } from '../edge/kept-controls';
import { remember } from '../edge/visit-memory';
import { gatsbyWindow } from './gatsby-window';

/** A page whose code or data failed to load. */
export type FailedLoad = {
  /** Path and query of the page. */
  path: string;
  /** The target of the click, with query and hash; undefined for the first page, and for back and forward. */
  aim: string | undefined;
  /** Path and query in the browser's address bar. */
  place: string;
  /** Whether React is running the page. */
  running: boolean;
};

export type Recovery = 'none' | 'reload' | 'reload once' | { goTo: string };

/** Returns how to recover. A page that React does not run is complete as HTML, and the browser follows its links. */
export function recoveryFor({ path, aim, place, running }: FailedLoad): Recovery {
  if (!running) return 'reload once';
  if (aim !== undefined) return { goTo: aim };
  // Back and forward change the URL first, so the page shown is not the one at the URL.
  return path === place ? 'reload' : 'none';
}

const isCheckable = (control: Element): control is HTMLInputElement => control.matches('[type=checkbox], [type=radio]');

const isChanged = (control: HTMLInputElement | HTMLTextAreaElement) =>
  isCheckable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

const isChosen = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );

/** Whether a reload would lose input that the visitor has started, on this page or an earlier one. */
export const isInUse = () =>
  document.activeElement?.matches('input, select, textarea') ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(isChanged) ||
  [...document.querySelectorAll('select')].some(isChosen) ||
  hasKeptText();

/** Loads the page again; where that would cost the visitor something, the next link is a full page load instead. */
export function reloadOrLater(): void {
  if (isInUse()) gatsbyWindow().___swUpdated = true;
  else reloadPage();
}

/** Whether a reload would get the page rather than the browser's offline page. */
async function pageAnswers(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

const causeOf = (pathname: string) => `first page ${pathname}`;

/** A full load after a failed navigation is already the second try: this keeps the page from reloading again. */
function countAsLoaded(pathname: string): void {
  remember('automatic-reloads', causeOf(pathname));
}

/**
 * Reloads a first page whose code or data failed, once per visit: its HTML may be an older build's, whose files are gone.
 * Its text and links work without code, so it is not reloaded if that would cost the visitor something.
 */
export async function reloadOnce(): Promise<void> {
  if (isInUse() || !(await pageAnswers()) || isInUse()) return;
  if (remember('automatic-reloads', causeOf(window.location.pathname)) === 'new') reloadPage();
}

let firstPageFailed = false;
let newBuildIsHere = false;

function loadNewBuild(): void {
  if (firstPageFailed && newBuildIsHere && !isInUse()) reloadPage();
}

/**
 * Called once a new service worker, which has the files of a new build, is in charge. A first page that failed, or that fails
 * later, is reloaded. Gatsby's own reload (`___failedResources`) comes while the worker takes over, and Chromium may hang in it.
 */
export function noteNewBuild(): void {
  newBuildIsHere = true;
  loadNewBuild();
}

function noteFailedFirstPage(): void {
  firstPageFailed = true;
  loadNewBuild();
}

/** Recovers from a failed load, in the way that costs the visitor least. */
export function recover(failed: Omit<FailedLoad, 'place'>): void {
  if (!failed.running) noteFailedFirstPage();
  const recovery = recoveryFor({ ...failed, place: window.location.pathname + window.location.search });
  if (recovery === 'none') return;
  if (recovery === 'reload') reloadPage();
  else if (recovery === 'reload once') void reloadOnce();
  else {
    countAsLoaded(new URL(recovery.goTo, window.location.href).pathname);
    goTo(recovery.goTo);
  }
}
