import { type Target, targetOf } from '../../built-site/addresses';
import { attributesOf, fromEachPage, isIndexable, paths } from '../../built-site/built-pages';

type LinkedPage = { path: string; indexable: boolean; ways: Target[] };

/** Every page with the links in its main content: those in menus and footers do not count, because every page has them. */
const linked: LinkedPage[] = fromEachPage((page) => ({
  path: page.path,
  indexable: isIndexable(page),
  ways: attributesOf(page.$, 'main a[href]').map(({ href = '' }) => targetOf(href, page.path)),
}));
const indexable = linked.filter((page) => page.indexable);

/** The pages that links on page `from` lead to, excluding itself. */
const nextPages = (targets: Target[], from: string) =>
  new Set(
    targets.flatMap((target) => (target.kind === 'internal' && target.path !== from && paths.includes(target.path) ? target.path : [])),
  );

const minInbound = 2;

test(`every indexable page is linked from the main content of at least ${minInbound} others`, () => {
  const inbound = new Map<string, number>();
  for (const page of linked) for (const next of nextPages(page.ways, page.path)) inbound.set(next, (inbound.get(next) ?? 0) + 1);
  const lonely = indexable.filter(({ path }) => (inbound.get(path) ?? 0) < minInbound);
  expect(lonely.map(({ path }) => `${path} is linked from ${inbound.get(path) ?? 0}`)).toEqual([]);
});

test('the main content of every indexable page links to another page', () => {
  expect(indexable.filter((page) => nextPages(page.ways, page.path).size === 0).map(({ path }) => path)).toEqual([]);
});
