import { type Kind, kindNames } from '../../kinds';
import { group, type WordTree, word } from '../word';

/** Kinds with a name on Open Graph images; pages of the others have too little in common, so their label is used. */
export const kindsWithName: readonly Kind[] = kindNames.filter((kind) => kind !== 'page' && kind !== 'blockPage');

export const outsideWords: WordTree = {
  offline: group(
    {
      title: word(40),
      heading: word(32),
      explanation: word(180),
      callOrWrite: word(140, 'name', 'phone', 'email'),
      write: word(100, 'name', 'email'),
      ways: word(50, 'again', 'home'),
      again: word(40),
      home: word(40),
    },
    'The page for visitors without a connection.',
  ),
  feed: group({ title: word(32, 'name') }, 'For feed readers.'),
  sharing: group(
    {
      page: word(32),
      address: word(32),
      kinds: group(Object.fromEntries(kindsWithName.map((kind) => [kind, word(32)])), 'The type of page.'),
      listPage: word(32, 'number'),
    },
    'On the pictures of shared links.',
  ),
};
