import type { PlaceholderFacts } from '../../model/reading/placeholder-facts';
import { filledMarkdown, filledValue, withTables } from '../../model/reading/placeholders';
import type { TableWords } from '../../model/reading/storage-tables';

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
