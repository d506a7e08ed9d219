/** @jest-environment node */
import { readLocale } from '../../src/model/words/locales-folder';

/** The words that the customer's specification gives; another agency may change them. */
test('the copies of the experiment and the default label are those of the specification', () => {
  expect(readLocale('en', 'interface')).toMatchObject({
    callToAction: "Let's work together",
    callToActionCopies: {
      control: 'Contact',
      'schedule-a-call': 'Schedule a Call',
      'request-an-estimate': 'Request an Estimate',
      'lets-work-together': "Let's work together!",
    },
  });
});
