import deepmerge from 'deepmerge';
import type { PlaceholderFacts } from '../../model/reading/placeholder-facts';
import { defaultLanguage } from '../../site/words/site-languages';
import { storedUser } from '../backend';
import { editorLanguage } from '../editor-language';
import { entryError } from '../entry-error';
import { fileNameOf } from '../file-name';
import { narrowScreen } from '../phone-styles';
import { storedPicture } from '../stored-picture';
import { showFirstFault } from './first-fault';
import { registerFormats } from './formats';
import { withChangesKept } from './kept-changes';
import { pictureComponent } from './picture-component';
import { prepareUploads } from './prepare-uploads';
import { registerPreviews } from './preview-template';
import { withReadableErrors } from './readable-errors';
import { refusal } from './refusal';
import { tidyPastes } from './tidy-paste';
import { tokenLoginConfig } from './token-login';
import { uploadFaults } from './upload-faults';

// Loaded before Decap's bundle, so that Decap waits for the registrations below.
window.CMS_MANUAL_INIT = true;

window.fileNameOf = (label, collection) => fileNameOf(label, collection, defaultLanguage, new Date().toISOString().slice(0, 10));

window.showFirstFault = showFirstFault;

/** The data attributes of this script's tag: single-file pages, brand facts, content folder, and how people log in. */
const { pages = '', brand = '{}', place = '', login } = document.currentScript?.dataset ?? {};

window.storedPicture = (path) => storedPicture(path, place);

/** Written by editor-page.ts. */
const facts: PlaceholderFacts = JSON.parse(brand);

/** With the project on this computer, no login is needed: Decap finds a stored record of a logged-in user. */
function logInHere(): void {
  localStorage.setItem(storedUser, JSON.stringify({ backendName: 'proxy' }));
}

/**
 * The preview opens beside the fields, where Decap would show a second language; either can be chosen. On a phone
 * it would replace the fields, so it stays closed.
 */
function showPreviewFirst(): void {
  const shownPane = 'cms.right-pane';
  if (!localStorage.getItem(shownPane)) localStorage.setItem(shownPane, matchMedia(narrowScreen).matches ? 'none' : 'preview');
}

/** Plain wording in place of Decap's: no mention of patterns or locales, and no character that few fonts have. */
const phrases = {
  collection: { collectionTop: { newButton: 'New %{collectionLabel}' } },
  editor: {
    editor: {
      confirmLoadBackup:
        'Your last changes to this page were not saved. Continue with them? If someone else has saved it since, publishing replaces their changes. If you do not continue, yours are deleted.',
    },
    editorControlPane: {
      widget: { regexPattern: '%{fieldLabel}: expected %{pattern}.' },
      i18n: {
        copyFromLocale: 'Copy from another language',
        copyFromLocaleConfirm: 'Copy the wording from %{locale}? It replaces what is here.',
      },
    },
    editorInterface: { toggleI18n: 'Languages side by side' },
  },
  ui: {
    toast: {
      missingRequiredField: 'Not saved. Correct the marked fields, then save again.',
      onFailToPersist: 'Not saved. %{details}',
      onFailToPublishEntry: 'Not published. %{details}',
      onFailToUpdateStatus: 'The status was not changed. %{details}',
    },
  },
};

/** What is typed in each additional language; nothing if the site speaks one. */
const translationsOf = (entry: DecapEntry) =>
  Object.entries(entry.get('i18n')?.toJS() ?? {}).map(([language, { data = {} } = {}]) => ({ language, data }));

const icons = new Set(iconNamesOfBuild);

function start(): void {
  const { CMS } = window;
  registerFormats(CMS);
  registerPreviews(CMS, pages.split(' '), facts);
  CMS.registerEditorComponent(pictureComponent);
  CMS.registerLocale(editorLanguage, deepmerge(CMS.getLocale(editorLanguage), phrases));
  // The validator has the final say: nothing that it rejects is saved.
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const collection = entry.get('collection') ?? '';
      const file = entry.get('path')?.replace(`${place}/`, '') || undefined;
      const faults = await uploadFaults(entry.get('mediaFiles')?.toJS() ?? [], place);
      const complaint = entryError({ collection, file, data: entry.get('data')?.toJS() ?? {} }, translationsOf(entry), {
        icons,
        facts,
        faults,
      });
      if (complaint) throw refusal(complaint);
    },
  });
  prepareUploads();
  tidyPastes();
  window.fetch = withReadableErrors(withChangesKept(window.fetch.bind(window)));
  if (login === 'none') logInHere();
  showPreviewFirst();
  if (login === 'token') void tokenLoginConfig().then((config) => CMS.init({ config }));
  else CMS.init();
}

window.addEventListener('load', start);
