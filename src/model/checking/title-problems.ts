import { fullTitle, ownTitleLength, titleLength } from '../../contract/page-title';
import type { BrandFacts } from '../brand/facts';
import { type Problem, shown } from '../problems';
import { valueAt, type Yaml } from '../reading/schema-problems';

/**
 * Reports titles that search engines would truncate because the site name follows each; `paths` are the possible paths of titles.
 * Titles too long even without the name are left to the schema.
 */
export function titleProblems(
  file: string,
  { value, lineOf }: Yaml,
  paths: readonly (readonly PropertyKey[])[],
  facts: BrandFacts | undefined,
): Problem[] {
  const { name } = facts ?? {};
  if (name === undefined) return [];
  const most = ownTitleLength(name);
  const expected = `at most ${most} characters: with "${fullTitle('', name)}" after it, a title may have at most ${titleLength}`;
  return paths.flatMap((path) => {
    const title = valueAt(value, path);
    if (typeof title !== 'string' || title.length <= most || title.length > titleLength) return [];
    return [{ file, line: lineOf(path), field: path.join('.'), found: `${shown(title)} (${title.length} characters)`, expected }];
  });
}
