/** A command's output: text for people, data with `--json`. */
export type Output = { lines: readonly string[]; json: unknown; failed?: boolean };

/** Columns of text, each as wide as its widest cell. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
