/** What is wrong, and what is right instead, as the parts of a sentence. */
export type Finding = { found: string; expected: string };

/** What is wrong on a line of a text, 1-based. */
export type FindingOnLine = Finding & { line: number };

/** One mistake in the content, worded for the person who can fix it. */
export type Problem = Finding & {
  /** Relative to the content folder, or to `place`. */
  file: string;
  /** The folder, as messages show it, if it is not the content folder. */
  place?: string;
  /** 1-based; absent if the problem has no position, for example a missing field of the whole file. */
  line?: number | undefined;
  /** Dotted path, for example `questions.0.answer`; `body` for the text below the front matter. */
  field: string;
};

/** A file with the 1-based line of each of its fields. */
export type FileWithLines = { file: string; lineOf: (field: readonly PropertyKey[]) => number | undefined };

const maxShownLength = 80;

/** Formats a wrong value for a message: short and on one line. */
export function shown(value: unknown): string {
  // A field without a value is null in YAML.
  if (value === undefined || value === null) return 'nothing';
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > maxShownLength ? `${flat.slice(0, maxShownLength)}…` : flat;
}

/** The path of a problem's file; `place` is the content folder. */
export const pathOfProblem = ({ file, place: own }: Problem, place: string): string => `${own ?? place}/${file}`;

/** Formats all problems as one list for a terminal, grouped by file; `place` is the content folder. */
export function formatProblems(problems: readonly Problem[], place: string): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return `${count} in the content:\n${byFile(problems, place).join('\n')}\n`;
}

/** Formats remarks on wording the same way; they do not stop the build. */
export function formatRemarks(remarks: readonly Problem[], place: string): string {
  const count = remarks.length === 1 ? '1 remark' : `${remarks.length} remarks`;
  return `${count} on the wording. They do not stop the build:\n${byFile(remarks, place).join('\n')}\n`;
}

/** One line for each problem, below the path of its file, in the order of the file. */
export function byFile(problems: readonly Problem[], place: string): string[] {
  const paths = [...new Set(problems.map((problem) => pathOfProblem(problem, place)))].sort();
  return paths.flatMap((path) => [
    '',
    path,
    ...problems
      .filter((problem) => pathOfProblem(problem, place) === path)
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(({ line, field, found, expected }) => `  ${line ? `line ${line}, ` : ''}${field}: found ${found}; expected ${expected}`),
  ]);
}

/** A problem located at a field of a file. */
export function problemAt({ file, lineOf }: FileWithLines, field: readonly PropertyKey[], found: string, expected: string): Problem {
  return { file, line: lineOf(field), field: field.join('.'), found, expected };
}
