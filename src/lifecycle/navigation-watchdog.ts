import { reportError } from '../platform/error-reporting';
import { goTo, loadAgain } from '../platform/full-navigation';
import { languageOf } from '../platform/localized-path';
import { whenStyled } from '../platform/site-styles';
import { remember } from '../platform/visit-memory';
import { firstPath } from './first-path';
import type { GatsbyWindow, Navigate, PageResources } from './gatsby-window';
import { interfaceWords } from './interface-words';
import { countAsLoaded, isInUse, loadOnceMore } from './load-once-more';
import { withPatience } from './patient-chunks';
import { withUnknownChunks } from './unknown-chunks';
import { wayOn } from './way-on';

/** Gatsby waits for ever. After this a click counts as dead; with the full load that follows it takes less than 8 s. */
export const navigationLimitMs = 5_000;

const never = new Promise<never>(() => undefined);

export type Watchdog = {
  /** To be told of each page that has been shown. */
  arrived: () => void;
  /** Whether the first page comes with data of another build than its HTML, so that React could not take the HTML over. */
  dataAreOfAnotherBuild: () => boolean;
};

/**
 * Sees to it that a navigation ends: where the code or data of a page fail, hang or do not fit, the browser loads the
 * page. Gatsby would do so for some failures, without query and hash.
 */
export function watchNavigation(gatsby: GatsbyWindow): Watchdog {
  /** Where the click leads that is being handled at this moment. */
  let aim: string | undefined;
  let turn = 0;
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
  gatsby.asyncRequires.components = withUnknownChunks(withPatience(gatsby.asyncRequires.components, () => !running));

  const { loadPage, loadPageSync } = gatsby.___loader;
  const shownAt = (path: string) => (running ? path : firstPath(path, gatsby.pagePath));
  gatsby.___loader.loadPageSync = (path, options) => loadPageSync(shownAt(path), options);
  gatsby.___loader.loadPage = async (path) => {
    const load = { path, aim, running };
    const loadTurn = turn;
    const page = await settled(
      () => worded(path, running ? styledPage(loadPage(path)) : loadPage(shownAt(path))),
      running ? navigationLimitMs : undefined,
    );
    // The visitor has gone elsewhere meanwhile.
    if (load.aim !== undefined && loadTurn !== turn) return never;
    if (page?.page && page.status !== 'error') {
      const fitted = load.running ? page : fitting(page, gatsby.___webpackCompilationHash);
      dataAreOfAnotherBuild ||= fitted !== page;
      return fitted;
    }
    const [place] = path.split('?');
    reportError(page?.error ?? new Error(`No page for ${place}`), { boundary: 'navigation', cause: `page ${place}` });
    if (!load.running) letUpdatesReload();
    follow(wayOn({ ...load, place: window.location.pathname + window.location.search }));
    return never;
  };

  return {
    arrived: () => {
      running = true;
      turn += 1;
    },
    dataAreOfAnotherBuild: () => dataAreOfAnotherBuild,
  };
}

/** A page without its words would show their keys. */
async function worded<Page>(path: string, loading: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([loading, interfaceWords.load(languageOf(path))]);
  return page;
}

/** Without the site's styles another page would stand there bare; a full load brings those it needs. */
async function styledPage(loading: Promise<PageResources | undefined>): Promise<PageResources | undefined> {
  const [page, styled] = await Promise.all([loading, whenStyled()]);
  return styled ? page : { status: 'error', error: new Error('The style sheet of the site did not load') };
}

async function settled(load: () => Promise<PageResources | undefined>, limitMs?: number): Promise<PageResources | undefined> {
  const late = new Promise<undefined>((resolve) => {
    if (limitMs !== undefined) setTimeout(resolve, limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    return { status: 'error', error };
  }
}

/**
 * The first page as it may be shown. Gatsby reloads where the data are of another build than the HTML, for each page
 * anew, and throws where it cannot store that it did; here once a visit for each pair of builds.
 */
function fitting(page: PageResources, running: string): PageResources {
  const served = page.page?.webpackCompilationHash;
  if (!served || served === running || remember('automatic-reloads', `${running} ${served}`) === 'new') return page;
  return { ...page, page: { ...page.page, webpackCompilationHash: running } };
}

/** Gatsby reads this when a new service worker is installed, which brings the files of the new build. */
function letUpdatesReload(): void {
  Object.defineProperty(window, '___failedResources', { get: () => !isInUse(), configurable: true });
}

function follow(way: ReturnType<typeof wayOn>): void {
  if (way === 'load again') loadAgain();
  else if (way === 'load once more') void loadOnceMore();
  else if (way !== 'stay') {
    countAsLoaded(new URL(way.goTo, window.location.href).pathname);
    goTo(way.goTo);
  }
}
