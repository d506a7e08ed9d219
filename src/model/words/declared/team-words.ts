import { counted, group, type WordTree, word } from '../word';

export const teamWords: WordTree = {
  team: group(
    {
      place: word(32),
      joined: word(32),
      before: word(32),
      profiles: word(32),
      ownWords: word(40),
      here: word(32),
      posts: word(32),
      hours: word(32),
      shared: counted(160, 'from', 'to'),
      hoursNote: word(120, 'place'),
    },
    'On the team page and the pages of people.',
  ),
};
