/** @jest-environment jsdom */
import { fuzzedAddresses } from '../../../e2e/faults/fuzzed-addresses';
import { urlGuardScript } from '../../../src/site/document/url-guard-script';

const { location, history } = window;
const { pushState, replaceState } = history;
const guard = () => new Function(urlGuardScript)();

afterEach(() => Object.assign(history, { pushState, replaceState }));

/** What Gatsby cannot read in an address: see the guard. */
function faultsOf({ pathname, hash, search }: Location, before: string): string[] {
  const faults: string[] = [];
  for (const part of [pathname, hash]) {
    try {
      decodeURIComponent(part);
    } catch {
      faults.push(`not decodable: ${part}`);
    }
  }
  if (/\/\/|%(?:[01]|2[05f]|5c|7f)/i.test(pathname)) faults.push(`a path that is read twice: ${pathname}`);
  return search === before ? faults : [...faults, `a changed query: ${search}`];
}

test('of a thousand fuzzed addresses, the guard leaves none that cannot be read, and changes none twice', () => {
  const bad = fuzzedAddresses(1_000, ['services', 'a-page']).flatMap((address) => {
    replaceState.call(history, null, '', new URL(location.origin + address));
    const { search } = location;
    guard();
    const { href } = location;
    const faults = faultsOf(location, search);
    guard();
    Object.assign(history, { pushState, replaceState });
    return [...faults, ...(location.href === href ? [] : [`changed again: ${href}`])].map((fault) => `${address}: ${fault}`);
  });
  expect(bad).toEqual([]);
});
