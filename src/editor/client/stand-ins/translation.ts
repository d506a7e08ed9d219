import { translatorOf } from '../../../contract/translator';
import { defaultLanguage } from '../../../site/words/site-languages';

/** Replaces the translation plugin in the preview, with the strings of the default language. */
const t = translatorOf(defaultLanguage, [wordsOfBuild]);

export const useTranslation = () => ({ t });
