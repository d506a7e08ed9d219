import { remember } from '../edge/visit-memory';
import { reportError } from '../errors/error-reporting';
import { languageFiles } from '../words/language-files';
import { languageOf } from '../words/localized-path';
import { safeChunkLoaders } from './chunk-loaders';
import { errorPagesInLanguages } from './error-pages';
import type { GatsbyWindow, Navigate, PageResources } from './gatsby-window';
import { recover } from './recovery';
import { requireStyles } from './site-styles';

/** Gatsby waits indefinitely. After this, a click counts as failed; including the full load that follows, it takes under 8 s. */
export const navigationLimitMs = 5_000;

const never = new Promise<never>(() => undefined);

export type Watchdog = {
  /** Call for each page that has been shown. */
  arrived: () => void;
  /** Whether a page is on its way: Gatsby also announces the delay of a click that another one has replaced. */
  isNavigating: () => boolean;
  /** Whether the first page's data belong to another build than its HTML, so that React cannot hydrate it. */
  dataAreOfAnotherBuild: () => boolean;
};

/**
 * Guarantees that a navigation finishes: if a page's code or data fail, hang, or belong to another build, the browser does a
 * full load. Gatsby does so for some failures only, and drops query and hash.
 */
export function watchNavigation(gatsby: GatsbyWindow): Watchdog {
  /** The target of the click being handled right now. */
  let aim: string | undefined;
  /** Counts clicks, back and forward. */
  let turn = 0;
  /** The turn whose page is being rendered, which takes a slow device long enough for another click. */
  let shownTurn = 0;
  let arrivedTurn = 0;
  let running = false;
  let dataAreOfAnotherBuild = false;

  const aimed =
    (navigate: Navigate): Navigate =>
    (to, options) => {
      aim = typeof to === 'string' ? to : undefined;
      turn += 1;
      try {
        navigate(to, options);
      } finally {
        aim = undefined;
      }
    };
  gatsby.___navigate = aimed(gatsby.___navigate);
  gatsby.___push = aimed(gatsby.___push);
  gatsby.___replace = aimed(gatsby.___replace);
  gatsby.asyncRequires.components = safeChunkLoaders(gatsby.asyncRequires.components, () => !running);

  const { shownPath, loadPage, loadPageSync } = errorPagesInLanguages(gatsby, () => running);
  gatsby.___loader.loadPageSync = (path, options) => loadPageSync(shownPath(path), options);
  gatsby.___loader.loadPage = async (path) => {
    const load = { path, aim, running };
    const loadTurn = turn;
    const page = await withinLimit(() => complete(path, loadPage(path), !running), running);
    // The visitor has navigated elsewhere meanwhile.
    if (load.aim !== undefined && loadTurn !== turn) return never;
    if (!page?.page || page.status === 'error') {
      const [place] = path.split('?');
      reportError(page?.error ?? new Error(`No page for ${place}`), { boundary: 'navigation', cause: `page ${place}` });
      recover(load);
      return never;
    }
    if (load.aim !== undefined) shownTurn = loadTurn;
    const shown = withoutSecondReload(page, load.running, gatsby.___webpackCompilationHash);
    dataAreOfAnotherBuild ||= shown !== page;
    return shown;
  };

  // Leads to a page that mostly is loaded already, and replaces the click that is waiting for its page.
  window.addEventListener('popstate', () => {
    turn += 1;
    shownTurn = turn;
  });

  return {
    arrived: () => {
      running = true;
      arrivedTurn = shownTurn;
    },
    isNavigating: () => turn !== arrivedTurn,
    dataAreOfAnotherBuild: () => dataAreOfAnotherBuild,
  };
}

/**
 * Without its translations a page would show raw keys. Without the site's style sheet a page after the first would be unstyled; a
 * full load includes the styles it needs.
 */
async function complete<Page>(path: string, loading: Promise<Page>, first: boolean): Promise<Page> {
  const [page] = await Promise.all([loading, languageFiles.load(languageOf(path)), first ? undefined : requireStyles()]);
  return page;
}

/** Resolves to undefined after the limit, which the first page does not have, and to an error if loading throws. */
async function withinLimit(load: () => Promise<PageResources | undefined>, running: boolean): Promise<PageResources | undefined> {
  const late = new Promise<undefined>((resolve) => {
    if (running) setTimeout(resolve, navigationLimitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    return { status: 'error', error };
  }
}

/**
 * Returns a page; the first one is adjusted for display. If its data belongs to a different build than the HTML, Gatsby itself
 * reloads on every page, and throws if it cannot store that it did. This function allows one reload per visit for each pair of builds.
 */
function withoutSecondReload(page: PageResources, running: boolean, build: string): PageResources {
  const served = page.page?.webpackCompilationHash;
  if (running || !served || served === build || remember('automatic-reloads', `${build} ${served}`) === 'new') return page;
  return { ...page, page: { ...page.page, webpackCompilationHash: build } };
}
