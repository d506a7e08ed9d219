import { fieldIn } from '../../contract/objects';
import { industriesGroup } from '../industries-group';
import { type Problem, problemAt, shown } from '../problems';
import type { Source } from '../reading/read-document';

/** Reports an industry page in a group that `/industries/` does not list. */
export function industryGroupProblems(source: Source): Problem[] {
  const group = fieldIn(source.raw, 'group');
  if (source.kind !== 'industry' || typeof group !== 'string' || group === industriesGroup) return [];
  return [problemAt(source, ['group'], shown(group), `"${industriesGroup}", the group that /industries/ lists`)];
}
