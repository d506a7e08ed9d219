/** An `import()` of a pattern of files, as webpack's ContextReplacementPlugin passes it. */
type PatternImport = { regExp: RegExp };

/** Narrows imports of `locales/${language}/….json`, so that the folders of languages the site does not have make no chunks. */
export const onlyLanguages = (languages: readonly string[]) => (found: PatternImport) => {
  found.regExp = new RegExp(found.regExp.source.replace('.*', `(?:${languages.join('|')})`));
};
