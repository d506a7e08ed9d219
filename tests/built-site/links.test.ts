import { type Target, targetOf } from './addresses';
import { attributesOf, fileOf, fromEachPage, safelyDecoded } from './built-pages';
import { listOf } from './offenses';

type Link = { address: string; target: Target };
type LinkedPage = {
  path: string;
  ids: string[];
  references: string[];
  links: Link[];
};

const followed = 'a[href], area[href], form[action], link[rel~="canonical"], link[rel~="alternate"]';

/** Attributes that reference ids on the same page. */
const idAttributes = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list', 'form'];

const linked: LinkedPage[] = fromEachPage(({ path, $ }) => {
  const attributes = attributesOf($, '*');
  return {
    path,
    ids: attributes.flatMap(({ id }) => id ?? []),
    references: attributes.flatMap((each) => idAttributes.flatMap((name) => each[name]?.split(/\s+/) ?? [])).filter(Boolean),
    links: linksIn(attributesOf($, followed), path),
  };
});

function linksIn(attributes: Record<string, string>[], from: string): Link[] {
  return attributes.map(({ href, action }) => ({ address: href ?? action ?? '', target: targetOf(href ?? action ?? '', from) }));
}

const idsByPath = new Map(linked.map(({ path, ids }) => [path, new Set(ids)]));

/** Why a link is broken; undefined if it is not. */
function faultOf({ address, target }: Link): string | undefined {
  if (target.kind === 'malformed') return `the address "${address}" cannot be read`;
  if (target.kind !== 'internal') return undefined;
  const { path, anchor } = target;
  if (!fileOf(path)) return `"${address}" leads to nothing`;
  const ids = idsByPath.get(path);
  if (anchor && anchor !== 'top' && ids && !ids.has(safelyDecoded(anchor))) return `"${address}" names an anchor that is not there`;
  return undefined;
}

test('every internal link leads to an existing page and anchor', () => {
  const offenses = linked.flatMap(({ path, links }) => links.flatMap((link) => ({ page: path, problem: faultOf(link) ?? '' })));
  expect(listOf(offenses.filter(({ problem }) => problem))).toEqual([]);
});

// A build of "npm start" sends its forms to this machine.
const isUnsafe = ({ address }: { address: string }) => /^http:\/\/(?!localhost[:/])/i.test(address);

test('links to other sites use HTTPS', () => {
  const offenses = linked.flatMap(({ path, links }) =>
    links.filter(isUnsafe).map(({ address }) => ({ page: path, problem: `"${address}"` })),
  );
  expect(listOf(offenses)).toEqual([]);
});

test('ids are unique on each page, and every referenced id exists', () => {
  const offenses = linked.flatMap(({ path, ids, references }) => [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => ({ page: path, problem: `the id "${id}" stands twice` })),
    ...references.filter((id) => !ids.includes(id)).map((id) => ({ page: path, problem: `the id "${id}" is named, but is not there` })),
  ]);
  expect(listOf(offenses)).toEqual([]);
});
