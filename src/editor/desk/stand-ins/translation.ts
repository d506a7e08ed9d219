import { defaultLanguage } from '../../../contract/languages';
import { translatorOf } from '../../../contract/translator';

/** Replaces the translation plugin in the preview, with the strings of the default language. */
const t = translatorOf(defaultLanguage, [wordsOfBuild]);

export const useTranslation = () => ({ t });
