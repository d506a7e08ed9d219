import { group, noted, type WordTree, word } from '../word';

/** The strings of all forms except those with their own file. */
export const formWords: WordTree = {
  forms: group(
    {
      errors: group(
        {
          tooShort: word(100, 'least'),
          required: word(50),
          emailInvalid: word(32),
          emailRequired: word(40),
          select: word(50),
          multiSelect: word(70),
        },
        'Below a field that is not filled in correctly.',
      ),
      failure: word(80),
      kept: group(
        {
          connection: word(260),
          server: word(240),
          short: word(80),
        },
        'After sending, when the message has not arrived yet.',
      ),
      held: noted('After sending, when the browser cannot keep the message either.', word(180)),
      refused: word(220),
      nowhere: noted('After sending, on a site that delivers no forms.', word(100)),
      stuck: group(
        {
          connection: word(180),
          nowhere: word(140),
        },
        'After sending, before the page has loaded completely.',
      ),
      ways: word(60),
      sending: word(32),
      trap: noted('A hidden field that only bots fill in.', word(50)),
      noScript: noted('Without JavaScript, before the email address and the phone number.', word(100)),
      choose: word(32),
      newsletter: group(
        {
          label: group(
            {
              footer: word(60),
              blog_post: word(60),
              page: word(60),
            },
            'The name of the form, for screen readers.',
          ),
          email: word(32),
          placeholder: word(32),
          submit: word(18),
          accepted: word(80),
        },
        'The newsletter form in the footer and below posts.',
      ),
      contact: group(
        {
          label: word(32),
          name: word(32),
          email: word(32),
          company: word(32),
          message: word(60),
          messageHint: word(100),
          submit: word(32),
          promise: word(140),
          accepted: word(160),
          detailsLabel: word(32),
          detailsHeading: word(70),
          detailsIntro: word(100),
          interests: word(32),
          product: noted('The title of the agency’s product among the interests.', word(40)),
          budget: word(32),
          timeline: word(32),
          detailsSubmit: word(32),
          skip: word(32),
          detailsAccepted: word(100),
          doneHeading: word(40),
          done: word(120),
          unsentHeading: word(50),
          unsent: word(100),
          again: word(40),
          schedule: word(60),
          scheduleIntro: word(100),
          scheduleFirst: word(140),
          opensElsewhere: word(40),
        },
        'The contact form, in the dialog and on its page.',
      ),
      budget: group(
        {
          under: word(32, 'amount'),
          between: word(40, 'low', 'high'),
          over: word(32, 'amount'),
          unknown: word(32),
        },
        'Choices of the contact form, with the amounts from the settings.',
      ),
      options: group(
        {
          timeline: group({
            now: word(40),
            '3-months': word(40),
            '6-months': word(50),
            later: word(40),
          }),
          stage: group({
            idea: word(32),
            prototype: word(32),
            'first-customers': word(32),
            growing: word(32),
          }),
        },
        'Choices in the lists of forms.',
      ),
    },
    'Labels, buttons and messages of the forms.',
  ),
};
