import { type Kind, kindNames, kinds } from '../../model/kinds';
import { singletons } from '../../model/singletons';
import { type Data, hasWords, pageText, parseSettingsFile, readPage, settingsNameOf, settingsText } from '../file-text';
import { readWords, wordsText } from '../words-text';

// Decap passes nothing for a translation that does not exist yet, and writes no file without a text.
const pageOf = (kind: Kind) => ({
  fromFile: (text: string | null) => readPage(text ?? ''),
  toFile: (data: Data) => (hasWords(kinds[kind].schema, data) ? pageText(kind, data) : ''),
});

const settings = {
  fromFile: (text: string | null) => parseSettingsFile(text ?? ''),
  toFile: (data: Data) => {
    const name = settingsNameOf(data);
    // Redirects have no words, and no translations.
    return name === 'redirects' || hasWords(singletons[name].schema, data) ? settingsText(name, data) : '';
  },
};

/** Registers this project's file formats with Decap. */
export function registerFormats(cms: Window['CMS']): void {
  for (const kind of kindNames) cms.registerCustomFormat(kind, 'md', pageOf(kind));
  cms.registerCustomFormat('words', 'json', { fromFile: readWords, toFile: wordsText });
  cms.registerCustomFormat('settings', 'yml', settings);
}
