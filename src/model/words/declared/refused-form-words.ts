import { group, type WordTree, word } from '../word';

export const refusedFormWords: WordTree = {
  refusedForm: group(
    {
      title: word(40),
      heading: word(60),
      reasons: group(
        {
          incomplete: word(140),
          tooLarge: word(140),
          tooMany: word(140),
          unreadable: word(140),
          failed: word(140),
        },
        'Why the form was not accepted.',
      ),
      back: word(120),
    },
    'The page shown when a form is not accepted. The leads receiver shows it, and reads this text when it starts.',
  ),
};
