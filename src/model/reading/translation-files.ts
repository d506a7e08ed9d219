import { isIllustration } from './illustration-file';

/**
 * A file beside its original that translates it, such as `blog/a-post.es.md` for `blog/a-post.md`, or `illustrations/team.es.yml`
 * for the lettering of `illustrations/team.svg`. Paths are relative to `content/`.
 */
export type TranslationFile = { file: string; original: string; language: string };

const named = /^(.+)\.([a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?)\.(md|yml)$/;

/** Returns what a file translates, judging by its name; undefined if its name has no language. */
export function translationFile(file: string): TranslationFile | undefined {
  const [, name, language, ending] = named.exec(file) ?? [];
  if (!name || !language) return undefined;
  const drawing = `${name}.svg`;
  return { file, original: ending === 'yml' && isIllustration(drawing) ? drawing : `${name}.${ending}`, language };
}

/** The file that translates `original` into `language`. */
export const translationOf = (original: string, language: string): string =>
  original.replace(/\.(md|yml|svg)$/, (ending) => `.${language}${ending === '.svg' ? '.yml' : ending}`);
