import { declaredServices, ownValues, type StoredValue, storagePlaces } from '../../../contract/declared-storage';
import { scriptPurposes } from '../../../contract/site-scripts';
import { group, noted, type WordGroup, type WordTree, word } from '../word';

/** The words of each value that the contract declares, so that none can lack them. */
const valueWords = (values: readonly StoredValue[]): WordTree => Object.fromEntries(values.map((value) => [value.id, wordsOf(value)]));

const wordsOf = ({ names }: StoredValue): WordGroup =>
  group({ ...(names.length === 0 ? { name: word(40) } : {}), holds: word(300), until: word(140) }, names.join(', ') || undefined);

const named = (names: readonly string[]): WordTree => Object.fromEntries(names.map((name) => [name, word(32)]));

export const storageWords: WordTree = {
  storage: group(
    {
      columns: group(
        { name: word(32), setBy: word(32), purpose: word(32), where: word(32), holds: word(32), until: word(32) },
        'The heads of the columns.',
      ),
      places: group(named(storagePlaces), 'Where a browser keeps a value. The first one in a cell gets a capital letter.'),
      purposes: group(named(scriptPurposes), 'What a service is for.'),
      own: group(valueWords(ownValues), 'What the site itself stores.'),
      services: group(valueWords(declaredServices.flatMap(({ stores }) => stores)), 'What services store.'),
      script: group(
        { where: word(40), holds: noted('Its company is in another column.', word(100)), until: word(100) },
        'What is stored by the scripts that the settings list.',
      ),
    },
    'The tables in the cookie policy. Backticks mark a name as code.',
  ),
};
