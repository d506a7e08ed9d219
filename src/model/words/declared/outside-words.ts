import { group, type WordTree, word } from '../word';

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
  feed: group(
    {
      title: word(32, 'name'),
    },
    'For feed readers.',
  ),
  sharing: group(
    {
      page: word(32),
      address: word(32),
      kinds: group(
        {
          post: word(32),
          service: word(32),
          industry: word(32),
          caseStudy: word(32),
          city: word(32),
          state: word(32),
          person: word(32),
          information: word(32),
        },
        'The type of page.',
      ),
      listPage: word(32, 'number'),
    },
    'On the pictures of shared links.',
  ),
};
