import { group, type WordTree, word } from '../word';

export const serviceWords: WordTree = {
  service: group(
    {
      fit: word(32),
      goodFit: word(32),
      poorFit: word(40),
      deliverables: word(32),
      process: word(32),
      stack: word(60),
    },
    'Headings of service and industry pages.',
  ),
  proof: group(
    {
      heading: word(60),
    },
    'Above the case study on a service page.',
  ),
};
