import { group, type WordTree, word } from '../word';

export const errorPagesWords: WordTree = {
  errorPages: group(
    {
      notFound: group({
        title: word(40),
        description: word(70),
      }),
      failed: group({
        title: word(40),
        description: word(60),
      }),
    },
    'Titles in tabs and search results; the text on these pages is under Error in the words of every page.',
  ),
};
