/** A problem on a page. */
export type Offense = { page: string; problem: string };

const namedPages = 3;

/** One line per distinct problem with the pages that have it, for comparison with an empty list. */
export function listOf(offenses: readonly Offense[]): string[] {
  const pagesByProblem = new Map<string, Set<string>>();
  for (const { page, problem } of offenses) pagesByProblem.set(problem, (pagesByProblem.get(problem) ?? new Set()).add(page));
  return [...pagesByProblem].map(([problem, pages]) => `${problem} — on ${named([...pages])}`).sort();
}

function named(pages: readonly string[]): string {
  const shown = pages.slice(0, namedPages).join(', ');
  return pages.length > namedPages ? `${shown} and ${pages.length - namedPages} more pages` : shown;
}
