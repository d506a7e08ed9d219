import { type Problem, problemAt, shown } from '../problems';
import { eachText } from '../reading/each-text';
import { listedPages } from '../schemas/navigation';
import type { ReadSingleton } from '../singletons';
import { isKnownPath, type Known } from './known';
import { existingPicture } from './picture-reference';

const isPictureField = (key: PropertyKey | undefined) => key === 'illustration' || key === 'mark' || key === 'picture';

/** References in a YAML file to pages, groups and pictures that do not exist. */
export function singletonProblems({ file, raw, lineOf }: ReadSingleton, known: Known): Problem[] {
  return eachText(raw, [], (path, text) => {
    const key = path.at(-1);
    const complain = (expected: string) => [problemAt({ file, lineOf }, path, shown(text), expected)];
    if (key === 'path' && !isKnownPath(text, known)) return complain('a page that exists');
    if (key === 'source' && !known.groups.has(text) && !listedPages.some((each) => each === text))
      return complain(`the ID of a group, or one of ${listedPages.join(', ')}`);
    if (key === 'link' && text.startsWith('/') && !isKnownPath(text, known)) return complain('a page that exists');
    if (isPictureField(key) && !known.pictures.has(text)) return complain(existingPicture(text, known));
    const fault = key === 'picture' ? known.faults.get(text) : undefined;
    return fault ? [problemAt({ file, lineOf }, path, `${shown(text)}, ${fault.found}`, fault.expected)] : [];
  });
}
