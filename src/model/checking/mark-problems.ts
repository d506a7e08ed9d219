import { type Problem, problemAt, shown } from '../problems';
import { eachText } from '../reading/each-text';
import { type ReadSingleton, type SingletonName, singletons } from '../singletons';
import type { PictureFaults } from './picture-faults';

/** Problems in the drawings that a YAML file references as marks. */
export function markFaults(name: SingletonName, { raw, lineOf }: Pick<ReadSingleton, 'raw' | 'lineOf'>, faults: PictureFaults): Problem[] {
  const { file } = singletons[name];
  return eachText(raw, [], (path, text) => {
    const fault = path.at(-1) === 'mark' ? faults.get(text) : undefined;
    return fault ? [problemAt({ file, lineOf }, path, `${shown(text)}, ${fault.found}`, fault.expected)] : [];
  });
}
