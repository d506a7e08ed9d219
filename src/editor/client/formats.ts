import { type Kind, kindNames, kinds } from '../../model/kinds';
import { splitFrontMatter } from '../../model/reading/front-matter';
import { singletons } from '../../model/singletons';
import { apartFromComments, withComments } from '../commented-fields';
import { type Data, hasWords, pageText, parseSettingsFile, readPage, settingsNameOf, settingsText } from '../file-text';
import { readWords, wordsText } from '../words-text';

// Decap passes nothing for a translation that does not exist yet, and writes no file without a text.
const pageOf = (kind: Kind) => ({
  fromFile: (text: string | null) => withComments(readPage(text ?? ''), splitFrontMatter(text ?? '')?.front ?? ''),
  toFile: (data: Data) => {
    const { fields, yaml } = apartFromComments(data);
    return hasWords(kinds[kind].schema, fields) ? pageText(kind, fields, yaml) : '';
  },
});

const settings = {
  fromFile: (text: string | null) => withComments(parseSettingsFile(text ?? ''), text ?? ''),
  toFile: (data: Data) => {
    const { fields, yaml } = apartFromComments(data);
    const name = settingsNameOf(fields);
    // Redirects have no words, and no translations.
    return name === 'redirects' || hasWords(singletons[name].schema, fields) ? settingsText(name, fields, yaml) : '';
  },
};

/** Registers this project's file formats with Decap. */
export function registerFormats(cms: Window['CMS']): void {
  for (const kind of kindNames) cms.registerCustomFormat(kind, 'md', pageOf(kind));
  cms.registerCustomFormat('words', 'json', { fromFile: readWords, toFile: wordsText });
  cms.registerCustomFormat('settings', 'yml', settings);
}
