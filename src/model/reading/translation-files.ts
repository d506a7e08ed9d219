/** A file beside its original that translates it, such as `blog/a-post.es.md` for `blog/a-post.md`. Paths are relative to `content/`. */
export type TranslationFile = { file: string; original: string; language: string };

const named = /^(.+)\.([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?)\.(md|yml)$/;

/** Returns what a file translates, judging by its name; undefined if its name has no language. */
export function translationFile(file: string): TranslationFile | undefined {
  const [, name, language, ending] = named.exec(file) ?? [];
  return name && language ? { file, original: `${name}.${ending}`, language } : undefined;
}

/** The file that translates `original` into `language`. */
export const translationOf = (original: string, language: string): string => original.replace(/\.(md|yml)$/, `.${language}.$1`);
