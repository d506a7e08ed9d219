import type { TFunction } from 'i18next';
import { translatorOf } from '../../contract/translator';
import { readLocale } from '../../model/words/locales-folder';

/** i18next's `t` for text written outside of pages by the build: the offline page, the feed, and Open Graph images. */
export const outsideWords = (language: string): TFunction => translatorOf(language, [readLocale(language, 'outside')]);
