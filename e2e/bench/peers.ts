import { astro } from './astro';
import { gatsby } from './gatsby';
import { next } from './next';
import type { Peer } from './peer';

/** The tools that the site can be measured against, by their names on the command line. */
const peers: Record<string, Peer> = { next, astro, gatsby };

/** The peers of a comma-separated list by name; throws if it names another one. */
export function peersIn(list: string): Record<string, Peer> {
  const names = list.split(',').map((name) => name.trim());
  return Object.fromEntries(
    names.map((name) => {
      const peer = Object.hasOwn(peers, name) ? peers[name] : undefined;
      if (!peer) throw new Error(`There is no peer "${name}": ${Object.keys(peers).join(', ')}.`);
      return [name, peer];
    }),
  );
}
