import slugify from '@sindresorhus/slugify';
import { isKind, kinds } from '../model/kinds';

/** Languages in which an apostrophe separates two words, as in `l’été`: French, Italian, Catalan, Occitan. In others, it belongs to one word. */
const elidingLanguages = ['fr', 'it', 'ca', 'oc'];

const apostropheIn = (language: string) => (elidingLanguages.includes(language.split('-')[0] ?? '') ? ' ' : '');

/** A file name, and therefore an address, based on a title in a language such as `de`; empty if no letter can be written in ASCII. */
export const slugOf = (title: string, language: string): string =>
  slugify(title.replace(/['’]/g, apostropheIn(language)), { locale: language, decamelize: false, customReplacements: [['&', ' ']] });

/**
 * The file name of a new entry in the editor, without its ending: from the short name or, if that has only letters without a spelling
 * in ASCII, such as Japanese ones, from the kind and the day, for example `post-2026-11-27`. Decap adds a number to a name in use.
 */
export function fileNameOf(label: string, collection: string, language: string, today: string): string {
  return slugOf(label, language) || `${slugOf(isKind(collection) ? kinds[collection].words.one : 'page', 'en')}-${today}`;
}
