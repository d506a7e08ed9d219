/** How many letters were mistyped: left out, added, replaced, or swapped with the next one. */
function typosBetween(one: string, other: string): number {
  const at = (counts: readonly number[] | undefined, index: number) => counts?.[index] ?? Number.POSITIVE_INFINITY;
  // The counts between the beginnings of the two: row by row, one more letter of `one`.
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        at(next, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + Number(one[row - 1] !== other[column - 1]),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last?.[other.length] ?? 0;
}

/** In a short name, two typos could make any name of another. */
const typosIn = (name: string) => (name.length > 4 ? 2 : 1);

/** The known name that a mistyped one most likely means; capital letters do not count. Undefined if none is close. */
export function nearestName(mistyped: string, known: readonly string[]): string | undefined {
  const close = known
    .map((name) => ({ name, typos: typosBetween(mistyped.toLowerCase(), name.toLowerCase()) }))
    .filter(({ typos }) => typos <= typosIn(mistyped))
    .sort((one, other) => one.typos - other.typos);
  return close[0]?.name;
}
