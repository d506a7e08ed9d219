import { type Kind, kinds } from '../../model/kinds';
import { pageText, readPage, readSettings, settingsNameOf, settingsText } from '../file-text';
import { readWords, wordsText } from '../words-text';

/** Registers this project's file formats with Decap. */
export function registerFormats(cms: Window['CMS']): void {
  for (const kind of Object.keys(kinds) as Kind[]) {
    cms.registerCustomFormat(kind, 'md', { fromFile: readPage, toFile: (data) => pageText(kind, data) });
  }
  cms.registerCustomFormat('words', 'json', { fromFile: readWords, toFile: wordsText });
  cms.registerCustomFormat('settings', 'yml', { fromFile: readSettings, toFile: (data) => settingsText(settingsNameOf(data), data) });
}
