import { type Kind, kinds } from '../../content-model/kinds';
import { pageText, readPage, readSettings, settingsNameOf, settingsText } from '../file-text';

/** Teaches Decap to read and write files as this project keeps them. */
export function registerFormats(cms: Window['CMS']): void {
  for (const kind of Object.keys(kinds) as Kind[]) {
    cms.registerCustomFormat(kind, 'md', { fromFile: readPage, toFile: (data) => pageText(kind, data) });
  }
  cms.registerCustomFormat('settings', 'yml', { fromFile: readSettings, toFile: (data) => settingsText(settingsNameOf(data), data) });
}
