import { group, type WordTree, word } from '../word';

export const pricingWords: WordTree = {
  pricing: group(
    {
      up: word(32),
      down: word(32),
    },
    'On the pricing page.',
  ),
};
