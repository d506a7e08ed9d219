import { type Kind, kindNames, kinds } from '../../model/kinds';
import { splitFrontMatter } from '../../model/reading/front-matter';
import { shapeOf } from '../../model/schemas/shape';
import { singletons } from '../../model/singletons';
import { apartFromComments, withComments } from '../commented-fields';
import { type Data, hasWords, pageText, parseSettingsFile, readPage, settingsNameOf, settingsText, settingsWith } from '../file-text';
import { filledSwitches } from '../filled-switches';
import { readWords, wordsText } from '../words-text';

// Decap passes nothing for a translation that does not exist yet, and writes no file without a text.
const pageOf = (kind: Kind) => ({
  fromFile: (text: string | null) =>
    withComments(filledSwitches(shapeOf(kinds[kind].schema), readPage(text ?? '')), splitFrontMatter(text ?? '')?.front ?? ''),
  toFile: (data: Data) => {
    const { fields, yaml } = apartFromComments(data);
    return hasWords(kinds[kind].schema, fields) ? pageText(kind, fields, yaml) : '';
  },
});

/** A file with a field that none should have opens too; the mistake is reported when it is saved. */
function readSettings(text: string): Data {
  const data = parseSettingsFile(text);
  const name = settingsWith(data);
  return name ? filledSwitches(shapeOf(singletons[name].schema), data) : data;
}

const settings = {
  fromFile: (text: string | null) => withComments(readSettings(text ?? ''), text ?? ''),
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
