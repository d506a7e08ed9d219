import { stringify } from 'yaml';
import { backendOf, type EditorSettings } from './backend';
import { collections, type Inventory, mediaFolders } from './collections';
import { editorLanguage } from './editor-language';
import { i18nOf } from './translated-fields';

export type ConfigOptions = {
  /** Where content is stored: on the developer's computer, or with the host in the settings. */
  backend: EditorSettings | 'local';
  siteUrl: string;
  inventory: Inventory;
  /** The content folder, relative to the project. */
  place: string;
};

/** The Decap CMS configuration, generated from the content model alone. */
export function editorConfig({ backend, siteUrl, inventory, place }: ConfigOptions) {
  const { media_folder, public_folder } = mediaFolders('post', place);
  return {
    ...backendOf(backend),
    site_url: siteUrl,
    display_url: siteUrl,
    locale: editorLanguage,
    show_preview_links: backend !== 'local',
    media_folder: media_folder.slice(1),
    public_folder,
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    ...i18nOf(inventory.languages),
    collections: collections(inventory, place),
  };
}

/** The contents of `config.yml`. */
export const configFile = (options: ConfigOptions): string =>
  `# Written from src/model/schemas; changes belong there.\n${stringify(editorConfig(options), { lineWidth: 0, singleQuote: true })}`;
