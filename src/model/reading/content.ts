import type { Singletons } from '../singletons';
import type { Document } from './read-document';

/** All content in one language, read and typed. Paths begin with `prefix`, which is empty in the default language. */
export type ContentInLanguage = Singletons & { language: string; prefix: string; documents: Document[] };

/** All content: in the default language, and the parts translated into the other languages. */
export type Content = ContentInLanguage & { translations: readonly ContentInLanguage[] };

/** The content in each of its languages, the default first. */
export const inEachLanguage = ({ translations, ...own }: Content): readonly ContentInLanguage[] => [own, ...translations];
