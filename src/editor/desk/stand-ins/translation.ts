import i18next from 'i18next';
import { defaultLanguage, interfaceNamespace, translationOptions } from '../../../contract/languages';

/** Replaces the translation plugin in the preview: i18next with the strings of the default language, and nothing to load. */
const library = i18next.createInstance();
void library.init({
  ...translationOptions.i18nextOptions,
  lng: defaultLanguage,
  initAsync: false,
  resources: { [defaultLanguage]: { [interfaceNamespace]: wordsOfBuild } },
});

const { t } = library;

export const useTranslation = () => ({ t });
