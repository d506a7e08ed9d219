import { interfaceNamespace } from '../../contract/languages';

/** Matches the interface strings of these languages, by path from the folder of all languages, such as `./en/interface.json`. */
export const interfaceFilesOf = (languages: readonly string[]) =>
  new RegExp(`^\\./(?:${languages.join('|')})/${interfaceNamespace}\\.json$`);
