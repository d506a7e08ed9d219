import { wordLoader } from './word-loader';

/** The interface strings in the browser: one chunk per language, fetched once a visit. */
export const interfaceWords = wordLoader(async (language) => {
  const words = await import(/* webpackChunkName: "words-[request]" */ `../../../locales/${language}/interface.json`);
  return words.default;
});
