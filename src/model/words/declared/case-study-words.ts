import { group, type WordTree, word } from '../word';

export const caseStudyWords: WordTree = {
  case: group(
    {
      goal: word(32),
      whatWeDid: word(32),
      projects: word(32),
      moreFor: word(32),
    },
    'On case studies.',
  ),
};
