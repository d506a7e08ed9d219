import { fieldIn } from '../../contract/objects';
import { industriesGroup } from '../industries-group';
import { kinds } from '../kinds';
import { type Problem, problemAt, shown } from '../problems';
import type { Document, Source } from '../reading/read-document';
import { blockPageProblems } from './block-page-problems';
import { bodyProblems, markdownFieldProblems } from './body-problems';
import type { Known } from './known';
import { pathProblems } from './path-problems';
import { referenceProblems } from './reference-problems';

/**
 * Problems that only show up when all files are checked together. Of the `hidden` pages, only the paths are checked: text would
 * be written in vain for a path that the page cannot keep.
 */
export function crossProblems(sources: readonly Source[], known: Known, hidden: readonly Document[] = []): Problem[] {
  return [
    ...pathProblems([...sources, ...hidden], known),
    ...sameTextProblems(sources, 'title'),
    ...sameTextProblems(sources, 'description'),
    ...sources.flatMap((source) => [
      ...referenceProblems(source, kinds[source.kind].schema, known),
      ...bodyProblems(source, known),
      ...markdownFieldProblems(source, known),
      ...blockPageProblems(source, sources, known),
      ...industryGroupProblems(source),
    ]),
  ];
}

function sameTextProblems(sources: readonly Source[], field: 'title' | 'description'): Problem[] {
  return repeated(sources, ({ raw }) => fieldIn(raw, field)).map(([source, first]) =>
    problemAt(source, [field], `the same text as in ${first.file}`, 'unique text'),
  );
}

/** Each source whose key repeats an earlier one, paired with the first that had it; keys that are not strings are ignored. */
function repeated(sources: readonly Source[], keyOf: (source: Source) => unknown): [Source, Source][] {
  const first = new Map<string, Source>();
  return sources.flatMap((source): [Source, Source][] => {
    const key = keyOf(source);
    if (typeof key !== 'string') return [];
    const earlier = first.get(key);
    if (!earlier) first.set(key, source);
    return earlier ? [[source, earlier]] : [];
  });
}

/** Reports an industry page in a group that `/industries/` does not list. */
function industryGroupProblems(source: Source): Problem[] {
  const group = fieldIn(source.raw, 'group');
  if (source.kind !== 'industry' || typeof group !== 'string' || group === industriesGroup) return [];
  return [problemAt(source, ['group'], shown(group), `"${industriesGroup}", the group that /industries/ lists`)];
}
