import { sep } from 'node:path';
import { localesFolder } from '../../model/words/locales-folder';

/** The part of webpack's compiler used here. */
type Compiler = { modifiedFiles?: ReadonlySet<string> | undefined; hooks: { done: { tap(name: string, done: () => void): void } } };

/** A webpack plugin that calls `reload` after each compilation that has new interface strings: a hot update would show their keys in place of them. */
export const wordsReloadPlugin = (reload: () => void, folder = localesFolder()) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('new words', () => {
      if ([...(compiler.modifiedFiles ?? [])].some((file) => file.startsWith(folder + sep))) reload();
    }),
});
