import { group, type WordTree, word } from '../word';

export const privacyWords: WordTree = {
  privacy: group(
    {
      heading: word(40),
      asked: word(220, 'purposes'),
      open: word(180),
      signal: word(240),
      purposes: word(32),
      forPurpose: group({ analytics: word(32), marketing: word(32), both: word(70) }),
      analytics: word(32),
      analyticsNote: word(70),
      marketing: word(32),
      marketingNote: word(80),
      accept: word(32),
      decline: word(32),
      choose: word(32),
      save: word(32),
      close: word(32),
    },
    'The consent question about third-party scripts.',
  ),
};
