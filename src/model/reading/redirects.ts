import type { Problem } from '../problems';
import type { Yaml } from './read-yaml';

export type Redirect = { from: string; to: string };

/** Reports chains and loops, dead targets, duplicate sources, and sources that are pages themselves. */
export function redirectProblems(
  redirects: readonly Redirect[],
  paths: Pick<ReadonlySet<string>, 'has'>,
  lineOf: Yaml['lineOf'],
): Problem[] {
  const sources = new Set(redirects.map(({ from }) => from));
  return redirects.flatMap(({ from, to }, index) => {
    const complain = (field: 'from' | 'to', found: string, expected: string): Problem => {
      return { file: 'redirects.yml', line: lineOf(['redirects', index, field]), field: `redirects.${index}.${field}`, found, expected };
    };
    const target = to.split('#')[0] ?? to;
    return [
      ...(paths.has(`${from.replace(/\/+$/, '')}/`) ? [complain('from', `${from}, which is a page`, 'an address that no page has')] : []),
      ...(redirects.findIndex((other) => other.from === from) < index
        ? [complain('from', `${from} a second time`, 'each address once')]
        : []),
      ...(sources.has(target) ? [complain('to', `${to}, which is itself redirected`, 'the final page')] : []),
      ...(!sources.has(target) && !paths.has(target) ? [complain('to', to, 'a page that exists')] : []),
    ];
  });
}
