import { isKind, kinds } from '../model/kinds';
import { singletons } from '../model/singletons';
import { apartFromComments } from './commented-fields';
import { languageNames } from './editor-language';
import { type Data, hasWords, settingsNameOf } from './file-text';
import { type EntryContext, formatForEditor, problemsOfEntry } from './problems-of-entry';

type Entry = { collection: string; file: string | undefined; data: Data };
type Translation = { language: string; data: Data };

/** Why an entry cannot be saved, in its own language and in the others; empty if it can. */
export function entryError({ collection, file, ...entry }: Entry, translations: readonly Translation[], context: EntryContext): string {
  const data = apartFromComments(entry.data).fields;
  const own = formatForEditor(collection, problemsOfEntry(collection, file, data, context));
  const others = translations
    .map(({ language, data: written }) => ({ language, words: apartFromComments(written).fields }))
    .filter(({ words }) => isWritten(collection, data, words))
    .map(({ language, words }) => {
      const problems = problemsOfEntry(collection, file, words, { ...context, translated: { original: data, language } });
      return formatForEditor(collection, problems).replace(/^(?=.)/gm, `${languageNames.of(language)}: `);
    });
  return [own, ...others].filter(Boolean).join('\n');
}

/** Whether someone has written anything in a language; an entry need not be translated. */
function isWritten(collection: string, original: Data, words: Data): boolean {
  if (isKind(collection)) return hasWords(kinds[collection].schema, words);
  return collection === 'settings' && hasWords(singletons[settingsNameOf(original)].schema, words);
}
