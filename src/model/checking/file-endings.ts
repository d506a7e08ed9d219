import type { Problem } from '../problems';

const text = /\.(?:md|markdown|mdx|ya?ml)(?:\.txt)?$/i;
const read = /\.(?:md|yml)$/;

/** Files that look like pages or settings, and that nothing reads because their ending differs. */
export function fileEndingProblems(files: readonly string[]): Problem[] {
  return files.flatMap((file) => {
    const [found = ''] = text.exec(file) ?? [];
    if (!found || read.test(file)) return [];
    return [{ file, field: 'file name', found: `the ending ${found}`, expected: /^\.y/i.test(found) ? '.yml' : '.md' }];
  });
}
