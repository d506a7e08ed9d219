import { type Problem, problemAt, shown } from '../problems';
import { eachText } from '../reading/each-text';
import { listedPages } from '../schemas/navigation';
import type { ReadSingleton } from '../singletons';
import { isKnownPath, type Known } from './known';
import { existingPicture } from './picture-reference';

/** References in a YAML file to pages, groups and pictures that do not exist. */
export function singletonProblems({ file, raw, lineOf }: ReadSingleton, known: Known): Problem[] {
  return eachText(raw, [], (path, text) => {
    const key = path.at(-1);
    const expected = missingTarget(key, text, known);
    if (expected) return [problemAt({ file, lineOf }, path, shown(text), expected)];
    const fault = key === 'picture' ? known.faults.get(text) : undefined;
    return fault ? [problemAt({ file, lineOf }, path, `${shown(text)}, ${fault.found}`, fault.expected)] : [];
  });
}

/** What a field should refer to, if `text` refers to nothing that exists. */
function missingTarget(key: PropertyKey | undefined, text: string, known: Known): string | undefined {
  switch (key) {
    case 'path':
      return missingPage(text, known);
    case 'link':
      return text.startsWith('/') ? missingPage(text, known) : undefined;
    case 'source':
      return isList(text, known) ? undefined : `the ID of a group, or one of ${listedPages.join(', ')}`;
    case 'illustration':
    case 'mark':
    case 'picture':
      return known.pictures.has(text) ? undefined : existingPicture(text, known);
    default:
      return undefined;
  }
}

const missingPage = (path: string, known: Known) => (isKnownPath(path, known) ? undefined : 'a page that exists');

const isList = (id: string, known: Known) => known.groups.has(id) || listedPages.some((each) => each === id);
