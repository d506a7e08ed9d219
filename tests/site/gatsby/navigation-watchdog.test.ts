/** @jest-environment jsdom */
import { goTo, reloadPage } from '../../../src/site/edge/full-navigation';
import { groupOf } from '../../../src/site/errors/error-groups';
import { reportError } from '../../../src/site/errors/error-reporting';
import type { GatsbyWindow, PageResources } from '../../../src/site/gatsby/gatsby-window';
import { navigationLimitMs, watchNavigation } from '../../../src/site/gatsby/navigation-watchdog';
import { languageFiles } from '../../../src/site/words/language-files';

jest.mock('../../../src/site/edge/full-navigation');
jest.mock('../../../src/site/errors/error-reporting');
jest.mock('../../../src/site/words/site-languages', () => ({ defaultLanguage: 'en', languages: ['en', 'es'] }));

const load = jest.spyOn(languageFiles, 'load');

const page: PageResources = { page: { webpackCompilationHash: 'old' } };
const nextBuild: PageResources = { page: { webpackCompilationHash: 'new' } };

/** A minimal Gatsby: navigating loads the page, then shows it. */
function gatsbyWith(load: (path: string) => Promise<PageResources | undefined>, pagePath?: string) {
  const shown: (PageResources | undefined)[] = [];
  const show = (to: string | number) => {
    if (typeof to === 'string') void gatsby.___loader.loadPage(to.split('#')[0] ?? '').then((resources) => shown.push(resources));
  };
  const gatsby: GatsbyWindow = {
    ___loader: {
      loadPage: load,
      loadPageSync: (path) => ({ ...page, path }) as PageResources,
      hovering: () => undefined,
      enqueue: async () => false,
    },
    ___navigate: show,
    ___push: show,
    ___replace: show,
    ___webpackCompilationHash: 'old',
    ...(pagePath ? { pagePath } : {}),
    asyncRequires: { components: { known: () => Promise.resolve('component') } },
  };
  const watchdog = watchNavigation(gatsby);
  return { gatsby, watchdog, shown };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  jest.useFakeTimers();
  window.sessionStorage.clear();
  window.fetch = async () => ({ ok: true }) as Response;
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('a page that loads is shown', async () => {
  const { gatsby, watchdog, shown } = gatsbyWith(async () => page);
  watchdog.arrived();
  gatsby.___navigate('/blog/');
  await settle();
  expect(shown).toEqual([page]);
  await jest.advanceTimersByTimeAsync(navigationLimitMs);
  expect(goTo).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<PageResources | undefined>]>([
  ['has an error status', async () => ({ status: 'error', error: new Error('chunk') })],
  ['is missing', async () => undefined],
  ['rejects', () => Promise.reject(new Error('unknown'))],
  [
    'throws',
    () => {
      throw new URIError('malformed');
    },
  ],
])('a page that %s falls back to a full load with query and hash and is reported once', async (_name, load) => {
  const { gatsby, watchdog, shown } = gatsbyWith(load);
  watchdog.arrived();
  gatsby.___push('/blog/?a=1#end');
  await settle();
  expect(goTo).toHaveBeenCalledTimes(1);
  expect(goTo).toHaveBeenCalledWith('/blog/?a=1#end');
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});

test('a page is shown once its interface strings load, and falls back to a full load if they fail', async () => {
  let arrive: () => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { gatsby, watchdog, shown } = gatsbyWith(async () => page);
  watchdog.arrived();
  gatsby.___navigate('/blog/');
  await settle();
  expect(shown).toEqual([]);
  arrive();
  await settle();
  expect(shown).toEqual([page]);
  load.mockRejectedValueOnce(new Error('no words'));
  gatsby.___navigate('/services/');
  await settle();
  expect(goTo).toHaveBeenCalledWith('/services/');
});

test('a page that hangs falls back to a full load after 5 s, so that it shows within 8 s', async () => {
  const { gatsby, watchdog } = gatsbyWith(() => new Promise(() => undefined));
  watchdog.arrived();
  gatsby.___navigate('/blog/');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(goTo).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(goTo).toHaveBeenCalledWith('/blog/');
});

test('the report omits the query, which may contain typed text', async () => {
  const { gatsby, watchdog } = gatsbyWith(async () => undefined);
  watchdog.arrived();
  gatsby.___navigate('/blog/?email=a@b.example');
  await settle();
  expect(jest.mocked(reportError).mock.calls[0]?.[0]).toEqual(new Error('No page for /blog/'));
});

/** Loads any page at once, except `/slow/`, which takes a second. */
async function loadSlowly(path: string) {
  if (path === '/slow/') await new Promise((resolve) => setTimeout(resolve, 1_000));
  return { ...page, path };
}

test('the last of two clicks wins, however late the first page arrives', async () => {
  const { gatsby, watchdog, shown } = gatsbyWith(loadSlowly);
  watchdog.arrived();
  gatsby.___navigate('/slow/');
  gatsby.___navigate('/blog/');
  await jest.advanceTimersByTimeAsync(navigationLimitMs * 2);
  expect(shown).toEqual([{ ...page, path: '/blog/' }]);
  expect(goTo).not.toHaveBeenCalled();
});

test('a click while a page is being rendered wins too, although that page is shown before its own', async () => {
  const { gatsby, watchdog, shown } = gatsbyWith(loadSlowly);
  watchdog.arrived();
  gatsby.___navigate('/blog/');
  await settle();
  gatsby.___navigate('/slow/');
  watchdog.arrived();
  expect(watchdog.isNavigating()).toBe(true);
  await jest.advanceTimersByTimeAsync(navigationLimitMs * 2);
  expect(shown).toEqual([
    { ...page, path: '/blog/' },
    { ...page, path: '/slow/' },
  ]);
  watchdog.arrived();
  expect(watchdog.isNavigating()).toBe(false);
});

test('going back replaces a click that is waiting for its page', async () => {
  const { gatsby, watchdog, shown } = gatsbyWith(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return page;
  });
  watchdog.arrived();
  gatsby.___navigate('/slow/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  watchdog.arrived();
  expect(watchdog.isNavigating()).toBe(false);
  await jest.advanceTimersByTimeAsync(navigationLimitMs * 2);
  expect(shown).toEqual([]);
  expect(goTo).not.toHaveBeenCalled();
});

test('a page is on its way from a click until a page is shown, however many clicks led there', async () => {
  const { gatsby, watchdog } = gatsbyWith(async () => page);
  watchdog.arrived();
  expect(watchdog.isNavigating()).toBe(false);
  gatsby.___navigate('/blog/');
  gatsby.___navigate('/blog/');
  expect(watchdog.isNavigating()).toBe(true);
  await settle();
  watchdog.arrived();
  expect(watchdog.isNavigating()).toBe(false);
});

test('a back or forward navigation that fails reloads the page', async () => {
  const { gatsby, watchdog } = gatsbyWith(async () => undefined);
  watchdog.arrived();
  void gatsby.___loader.loadPage('/');
  await settle();
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(goTo).not.toHaveBeenCalled();
});

test('a first page that fails is retried once, without an uncaught error', async () => {
  const { gatsby } = gatsbyWith(() => Promise.reject(new Error('unknown')));
  const then = jest.fn();
  void gatsby.___loader.loadPage('/').then(then, then);
  await jest.advanceTimersByTimeAsync(navigationLimitMs * 2);
  expect(then).not.toHaveBeenCalled();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('error page HTML runs as the error page, even at the URL of another page', async () => {
  const load = jest.fn(async () => page);
  const { gatsby, watchdog } = gatsbyWith(load, '/404.html');
  await gatsby.___loader.loadPage('/');
  expect(load).toHaveBeenLastCalledWith('/404.html');
  expect(gatsby.___loader.loadPageSync('/')).toMatchObject({ path: '/404.html' });
  watchdog.arrived();
  await gatsby.___loader.loadPage('/blog/');
  expect(load).toHaveBeenLastCalledWith('/blog/');
  expect(gatsby.___loader.loadPageSync('/blog/')).toMatchObject({ path: '/blog/' });
});

test('the error page in another language runs as such, and Gatsby leaves its address alone', async () => {
  const load = jest.fn(async () => page);
  const { gatsby } = gatsbyWith(load, '/es/404.html');
  await gatsby.___loader.loadPage('/es/nothing/');
  expect(load).toHaveBeenLastCalledWith('/es/404.html');
  expect(gatsby.pagePath).toBe('/404.html');
});

test('a link to nothing in another language shows the error page in that language', async () => {
  const load = jest.fn(
    async (path: string): Promise<PageResources> => ({ page: { path: path.startsWith('/es/404') ? path : '/404.html' } }),
  );
  const { gatsby, watchdog } = gatsbyWith(load);
  watchdog.arrived();
  expect(await gatsby.___loader.loadPage('/es/nothing/')).toEqual({ page: { path: '/404.html' } });
  expect(load).toHaveBeenLastCalledWith('/es/404.html');
  expect(gatsby.___loader.loadPageSync('/es/nothing/')).toMatchObject({ path: '/es/404.html' });
  expect(await gatsby.___loader.loadPage('/nothing/')).toEqual({ page: { path: '/404.html' } });
});

test('data from another build reloads the first page once per visit and is then accepted', async () => {
  const { gatsby } = gatsbyWith(async () => nextBuild);
  expect(await gatsby.___loader.loadPage('/')).toEqual(nextBuild);
  expect(await gatsby.___loader.loadPage('/')).toEqual(page);
  expect(await gatsby.___loader.loadPage('/blog/')).toEqual(page);
});

test('a later page from another build is left to Gatsby to load', async () => {
  const { gatsby, watchdog, shown } = gatsbyWith(async () => nextBuild);
  watchdog.arrived();
  gatsby.___navigate('/blog/');
  await settle();
  expect(shown).toEqual([nextBuild]);
});

test.each(['unknown', 'undefined', '__proto__', 'constructor', 'toString'])(
  'the chunk %s, missing in this build, throws the specified error, which is grouped as a stale chunk',
  async (name) => {
    const { gatsby } = gatsbyWith(async () => page);
    const message = `We couldn't find the correct component chunk with the name "${name}"`;
    await expect(gatsby.asyncRequires.components[name]?.()).rejects.toThrow(message);
    expect(groupOf({ type: 'Error', message, files: [] })).toBe('stale-chunk');
    await expect(gatsby.asyncRequires.components.known?.()).resolves.toBe('component');
  },
);
