import { group, type WordTree, word } from '../word';

export const applicationWords: WordTree = {
  application: group(
    {
      heading: word(60),
    },
    'Above the form.',
  ),
  forms: group(
    {
      application: group({
        label: word(32),
        company: word(32),
        website: word(32),
        email: word(32),
        stage: word(32),
        product: word(50),
        submit: word(32),
        accepted: word(100),
      }),
    },
    'The form for the fund.',
  ),
};
