import type { BrandFacts } from '../../content-model/brand/facts';
import { formatForEditor, problemsOfEntry } from '../problems-of-entry';
import { registerFormats } from './formats';
import { pictureComponent } from './picture-component';
import { registerPreviews } from './preview-template';
import { uploadFaults } from './upload-faults';

// Loaded before Decap's bundle, so that it waits for what is registered here.
window.CMS_MANUAL_INIT = true;

/** What the tag of this script says: the pages that are single files, the facts of the brand, the content folder, and whether files are kept on this computer. */
const { pages = '', brand = '{}', place = '', local } = document.currentScript?.dataset ?? {};

/** Written by editor-page.ts. */
const facts = JSON.parse(brand) as BrandFacts;

/** Whoever has the project on this computer need not log in: Decap finds its note of a user who has. */
function logInHere(): void {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
}

/** Plain words in place of Decap's: no talk of patterns, and no sign that few fonts have. */
const phrases = {
  collection: { collectionTop: { newButton: 'New %{collectionLabel}' } },
  editor: { editorControlPane: { widget: { regexPattern: '%{fieldLabel}: expected %{pattern}.' } } },
};

function withPhrases(known: object, own: object): object {
  const entries = Object.entries(own).map(([key, value]) => {
    const inner = (known as Record<string, unknown>)[key];
    return [key, typeof value === 'object' ? withPhrases((inner as object | undefined) ?? {}, value) : value];
  });
  return { ...known, ...Object.fromEntries(entries) };
}

const icons = new Set(iconNamesOfBuild);

function start(): void {
  const { CMS } = window;
  registerFormats(CMS);
  registerPreviews(CMS, pages.split(' '), facts);
  CMS.registerEditorComponent(pictureComponent);
  CMS.registerLocale('en', withPhrases(CMS.getLocale('en'), phrases));
  // The last word has the validator itself: what it would refuse is not saved.
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const collection = entry.get('collection') ?? '';
      const file = entry.get('path')?.replace(`${place}/`, '') || undefined;
      const faults = await uploadFaults(entry.get('mediaFiles')?.toJS() ?? [], place);
      const problems = problemsOfEntry(collection, file, entry.get('data').toJS(), { icons, facts, faults });
      if (problems.length > 0) throw new Error(formatForEditor(collection, problems));
    },
  });
  if (local !== undefined) logInHere();
  CMS.init();
}

window.addEventListener('load', start);
