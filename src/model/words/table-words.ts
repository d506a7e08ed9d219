import type { TableWords } from '../reading/storage-tables';
import { readLocale } from './locales-folder';

/** The words of the tables in pages; undefined if their file is missing or not JSON, which `wordsProblems` reports. */
export function tableWords(language: string): TableWords | undefined {
  try {
    return { language, strings: readLocale(language, 'storage') };
  } catch {
    return undefined;
  }
}
