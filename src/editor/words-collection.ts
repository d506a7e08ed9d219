import { shapeOf } from '../model/schemas/shape';
import { declaredWords, wordFiles } from '../model/words/declared-words';
import { localesPlace } from '../model/words/locales-folder';
import { wordsSchema } from '../model/words/words-schema';
import { languageNames } from './editor-language';
import { type Choices, type Field, fieldsOf } from './fields';

/** The interface strings: one entry for each file of each language in `locales/`. */
export function wordsCollection(languages: readonly string[], choices: Choices) {
  const labelOf = (label: string, language: string) => (languages.length > 1 ? `${languageNames.of(language)}: ${label}` : label);
  return {
    name: 'words',
    label: 'Words of the site',
    label_singular: 'Words',
    description:
      'Buttons, labels, messages and headings that are the same on many pages. Parts in double braces, such as {{name}}, are filled in by the site: keep them.',
    extension: 'json',
    format: 'words',
    delete: false,
    // They appear on many pages, some only after a click.
    editor: { preview: false },
    files: languages.flatMap((language) =>
      wordFiles.map((name) => ({
        name: `${language}--${name}`,
        label: labelOf(declaredWords[name].label, language),
        file: `${localesPlace}/${language}/${name}.json`,
        fields: fieldsOf(shapeOf(wordsSchema(declaredWords[name].words, language)), choices).map(collapsed),
      })),
    ),
  };
}

/** With a hundred fields, collapsed groups are easier to find. */
const collapsed = (field: Field): Field =>
  field.widget === 'object' ? { ...field, collapsed: true, fields: (field.fields ?? []).map(collapsed) } : field;
