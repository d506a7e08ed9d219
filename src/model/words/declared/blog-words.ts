import { group, type WordTree, word } from '../word';

export const blogWords: WordTree = {
  blog: group(
    {
      readingTime: word(40, 'minutes'),
      by: word(32, 'author'),
      byPerson: word(32),
      updated: word(32, 'date'),
      allPosts: word(32),
      contents: word(32),
      older: word(32),
      newer: word(32),
      neighbors: word(50),
      moreOn: word(32),
      pages: word(32),
      page: word(32, 'number'),
      none: word(40),
      olderHeading: word(50, 'number'),
      olderTitle: word(60, 'title', 'number'),
      olderDescription: word(70, 'number', 'description'),
    },
    'On posts and lists of posts.',
  ),
};
