import { group, type WordTree, word } from '../word';

export const referralWords: WordTree = {
  referral: group(
    {
      heading: word(40),
    },
    'Above the form.',
  ),
  forms: group(
    {
      referral: group({
        label: word(32),
        referrerName: word(32),
        referrerEmail: word(32),
        friendName: word(32),
        friendEmail: word(32),
        friendCompany: word(32),
        relation: word(50),
        submit: word(32),
        accepted: word(120),
      }),
    },
    'The form for introductions.',
  ),
};
