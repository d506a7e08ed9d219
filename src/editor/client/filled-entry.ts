import type { PlaceholderFacts } from '../../model/brand/facts';
import type { TableWords } from '../../model/brand/storage-tables';
import { filledMarkdown, filledValue, withTables } from '../../model/reading/placeholders';

const complainLater = () => undefined;

/** An entry as visitors will see it. The entry itself keeps its placeholders; unknown ones are reported on save. */
export function filledEntry(
  { body, ...fields }: Record<string, unknown>,
  facts: PlaceholderFacts,
  words: TableWords,
): Record<string, unknown> {
  const data = filledValue(fields, facts, complainLater) as Record<string, unknown>;
  return typeof body === 'string' ? { ...data, body: withTables(filledMarkdown(body, facts, complainLater), facts, words) } : data;
}
