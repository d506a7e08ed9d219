import type { BrandFacts } from '../brand/facts';
import type { TableWords } from '../brand/storage-tables';
import { type ReadDocument, readDocument, type Translated } from './read-document';

const lastRead = new Map<string, { from: string; read: ReadDocument }>();

/** Rereads a file only if what it is made from changed, so that an edit does not reread all others. */
export function readChanged(
  file: string,
  text: string,
  facts: BrandFacts | undefined,
  words: TableWords | undefined,
  translated?: Translated,
): ReadDocument {
  const from = JSON.stringify([text, facts, words, translated?.original.raw]);
  const last = lastRead.get(file);
  if (last?.from === from) return last.read;
  const read = readDocument(file, text, facts, words, translated);
  lastRead.set(file, { from, read });
  return read;
}
