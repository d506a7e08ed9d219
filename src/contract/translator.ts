import i18next, { type ResourceKey, type TFunction } from 'i18next';
import { i18nextOptions, interfaceNamespace } from './languages';

/** i18next's `t` for the strings of some files in `locales/`, for code that runs outside the translation plugin. */
export function translatorOf(language: string, files: readonly ResourceKey[]): TFunction {
  const library = i18next.createInstance();
  void library.init({ ...i18nextOptions, lng: language, initAsync: false, resources: {} });
  for (const words of files) library.addResourceBundle(language, interfaceNamespace, words, true, false);
  return library.t;
}
