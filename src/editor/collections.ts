import { type Kind, kinds } from '../model/kinds';
import { type SingletonName, singletons } from '../model/singletons';
import { shapeOf } from './field-shape';
import { type Choices, type Field, fieldsOf } from './fields';

/** A Decap CMS collection; the option names are Decap's. */
export type Collection = {
  name: string;
  label: string;
  format: string;
  folder?: string;
  fields?: Field[];
  files?: { name: string; label: string; file: string; fields: Field[] }[];
  [option: string]: unknown;
};

/** What the collections need to know about the files of `content/`. */
export type Inventory = Choices & {
  /** The names of the `page` files, for example `products/fuse`. */
  pageFiles: readonly string[];
};

/** Labels of each kind and of one entry; the hint is shown above the list. */
const kindWords: Record<Exclude<Kind, 'page'>, { label: string; one: string; hint: string }> = {
  post: { label: 'Blog posts', one: 'Post', hint: 'A new post takes its place in the blog, the feed and its topics by itself.' },
  service: { label: 'Services', one: 'Service', hint: 'Pages below /services/; the group decides where a page stands in the footer.' },
  industry: { label: 'Industry pages', one: 'Industry page', hint: 'Pages below /industries/.' },
  caseStudy: { label: 'Case studies', one: 'Case study', hint: 'Pages below /our-work/.' },
  city: { label: 'Cities', one: 'City', hint: 'Pages for the cities we serve.' },
  state: { label: 'States', one: 'State', hint: 'Pages for the states we serve.' },
  information: { label: 'Legal pages', one: 'Legal page', hint: 'Policies and terms, linked at the bottom of every page.' },
};

/** The folders for new pictures, below `content/`. */
const pictureFolders: Partial<Record<Kind | SingletonName, string>> = {
  post: 'blog/pictures',
  caseStudy: 'case-studies/pictures',
  site: 'marks',
};

/** New pictures are stored below `content/`; files reference them relative to it. */
export const mediaFolders = (of: Kind | SingletonName, place: string) => {
  const folder = pictureFolders[of] ?? 'blog/pictures';
  return { media_folder: `/${place}/${folder}`, public_folder: folder };
};

/** The body of a page, below its fields. */
const body: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Headings start at the second level. A picture needs words that say what it shows.',
  widget: 'markdown',
  required: false,
  modes: ['rich_text', 'raw'],
  buttons: ['bold', 'italic', 'code', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: ['image', 'code-block'],
};

/** All collections in the content folder `place`: one folder per kind, the pages with fixed addresses, and the site settings. */
export function collections(inventory: Inventory, place: string): Collection[] {
  const names = Object.keys(kindWords) as (keyof typeof kindWords)[];
  return [
    ...names.map((kind) => folderCollection(kind, inventory, place)),
    pageCollection(inventory, place),
    settingsCollection(inventory, place),
  ];
}

const kindFields = (kind: Kind, choices: Choices) => [...fieldsOf(shapeOf(kinds[kind].schema), choices), body];

function folderCollection(kind: keyof typeof kindWords, choices: Choices, place: string): Collection {
  const { label, one, hint } = kindWords[kind];
  return {
    name: kind,
    label,
    label_singular: one,
    description: hint,
    folder: `${place}/${kinds[kind].folder}`,
    extension: 'md',
    format: kind,
    create: true,
    // A file's name is its page's address, derived from the short name when the page is created.
    identifier_field: 'label',
    slug: '{{slug}}',
    summary: "{{label}}{{draft | ternary(' (draft)','')}}",
    sortable_fields: kind === 'post' ? ['date', 'label'] : ['label'],
    view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
    ...mediaFolders(kind, place),
    fields: kindFields(kind, choices),
  };
}

function pageCollection({ pageFiles, ...choices }: Inventory, place: string): Collection {
  const fields = kindFields('page', choices);
  const { folder } = kinds.page;
  const label = (name: string) => (name === 'index' ? 'Home' : name.replace(/[-/]/g, (sign) => (sign === '/' ? ' / ' : ' ')));
  return {
    name: 'page',
    label: 'Pages',
    label_singular: 'Page',
    description: 'Pages with an address of their own, such as the home page.',
    extension: 'md',
    format: 'page',
    delete: false,
    ...mediaFolders('page', place),
    files: pageFiles.map((name) => ({
      name: entryName(name),
      label: `${label(name).slice(0, 1).toUpperCase()}${label(name).slice(1)}`,
      file: `${place}/${folder}/${name}.md`,
      fields,
    })),
  };
}

/** Entry names in Decap cannot contain slashes. */
export const entryName = (file: string) => file.replaceAll('/', '--');

const settingsWords: Record<SingletonName, string> = {
  site: 'Brand and footer',
  taxonomy: 'Industries and topics',
  navigation: 'Menus',
  redirects: 'Redirects',
};

function settingsCollection(choices: Choices, place: string): Collection {
  const names = Object.keys(settingsWords) as SingletonName[];
  return {
    name: 'settings',
    label: 'Settings',
    label_singular: 'Settings',
    description: 'What holds for the whole site.',
    extension: 'yml',
    format: 'settings',
    delete: false,
    // No page shows the settings on their own.
    editor: { preview: false },
    ...mediaFolders('site', place),
    files: names.map((name) => ({
      name,
      label: settingsWords[name],
      file: `${place}/${singletons[name].file}`,
      fields: fieldsOf(shapeOf(singletons[name].schema), choices),
    })),
  };
}
