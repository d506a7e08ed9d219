import { capitalized } from '../contract/capitalized';
import { entryOf, type Kind, kinds, kindsOfMany } from '../model/kinds';
import { shapeOf } from '../model/schemas/shape';
import { singletonNames, singletons } from '../model/singletons';
import { type Choices, type Field, fieldsOf, markdownOptions } from './fields';
import { translated, withTranslations } from './translated-fields';
import { wordsCollection } from './words-collection';

/** A Decap CMS collection; the option names are Decap's. */
export type Collection = {
  name: string;
  label: string;
  format: string;
  folder?: string;
  fields?: Field[];
  files?: { name: string; label: string; file: string; preview_path?: string; fields: Field[] }[];
  [option: string]: unknown;
};

/** What the collections need to know about the files in `content/`. */
export type Inventory = Choices & {
  /** The names of the `page` files, for example `products/fuse`. */
  pageFiles: readonly string[];
  /** The languages that have strings in `locales/`. */
  wordLanguages: readonly string[];
  /** The languages of the site, the default first. */
  languages: readonly string[];
};

/** What the fields of a file depend on. */
type Written = Choices & Pick<Inventory, 'languages'>;

/** New pictures are stored below `content/`; files reference them by relative path. */
export const mediaFolders = (of: Kind | 'site', place: string) => {
  const folder = of === 'site' ? 'marks' : (entryOf(of).pictures ?? kinds.post.pictures);
  return { media_folder: `/${place}/${folder}`, public_folder: folder };
};

/** The body of a page, below its fields. */
const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Start with Heading 2; the page already has its main heading. Every picture needs alt text.',
  widget: 'markdown',
  required: false,
  ...markdownOptions,
};

/** All collections in the content folder `place`: one folder per kind, the pages with fixed addresses, and the site settings. */
export function collections(inventory: Inventory, place: string): Collection[] {
  return [
    ...kindsOfMany.map((kind) => folderCollection(kind, inventory, place)),
    pageCollection(inventory, place),
    settingsCollection(inventory, place),
    wordsCollection(inventory.wordLanguages, inventory),
  ];
}

const kindFields = (kind: Kind, { languages, ...choices }: Written) =>
  withTranslations([...fieldsOf(shapeOf(kinds[kind].schema), choices), body], kinds[kind].schema, languages);

function named(kind: Kind) {
  const { one, many, hint } = kinds[kind].words;
  return { name: kind, label: many, label_singular: one, description: hint };
}

function folderCollection(kind: Kind, written: Written, place: string): Collection {
  return {
    ...named(kind),
    ...translated(written.languages),
    folder: `${place}/${kinds[kind].folder}`,
    extension: 'md',
    format: kind,
    create: true,
    // A file's name is its page's address, derived from the short name when the page is created.
    identifier_field: 'label',
    slug: '{{slug}}',
    preview_path: entryOf(kind).pathOf('{{slug}}').slice(1),
    summary: "{{label}}{{draft | ternary(' (draft)','')}}",
    sortable_fields: kind === 'post' ? ['date', 'label'] : ['label'],
    view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
    ...mediaFolders(kind, place),
    ...(kind === 'blockPage' ? amongPages : {}),
    fields: kindFields(kind, written),
  };
}

/** Pages of blocks share their folder with the single pages, and may be in subfolders. */
const amongPages = { filter: { field: 'layout', value: 'blocks' }, nested: { depth: 10, subfolders: false } };

function pageCollection({ pageFiles, ...written }: Inventory, place: string): Collection {
  const fields = kindFields('page', written);
  const inLanguages = translated(written.languages);
  const { folder } = kinds.page;
  const label = (name: string) => (name === 'index' ? 'Home' : name.replace(/[-/]/g, (sign) => (sign === '/' ? ' / ' : ' ')));
  return {
    ...named('page'),
    ...inLanguages,
    extension: 'md',
    format: 'page',
    delete: false,
    ...mediaFolders('page', place),
    files: pageFiles.map((name) => ({
      name: entryName(name),
      label: capitalized(label(name)),
      file: `${place}/${folder}/${name}.md`,
      ...inLanguages,
      preview_path: kinds.page.pathOf(name).slice(1),
      fields,
    })),
  };
}

/** Decap's entry names cannot contain slashes. */
export const entryName = (file: string) => file.replaceAll('/', '--');

function settingsCollection({ languages, ...choices }: Written, place: string): Collection {
  return {
    name: 'settings',
    label: 'Settings',
    ...translated(languages),
    label_singular: 'Settings',
    description: 'Settings for the whole site.',
    extension: 'yml',
    format: 'settings',
    delete: false,
    // No page previews the settings on their own.
    editor: { preview: false },
    ...mediaFolders('site', place),
    files: singletonNames.map((name) => ({
      name,
      label: singletons[name].label,
      file: `${place}/${singletons[name].file}`,
      ...(singletons[name].translated ? translated(languages) : {}),
      fields: withTranslations(fieldsOf(shapeOf(singletons[name].schema), choices), singletons[name].schema, languages),
    })),
  };
}
