import { readLocale } from '../../src/model/words/locales-folder';

/** The words that the customer's specification gives; another agency may change them. */
const specified = {
  interface: {
    callToAction: "Let's work together",
    callToActionCopies: {
      control: 'Contact',
      'schedule-a-call': 'Schedule a Call',
      'request-an-estimate': 'Request an Estimate',
      'lets-work-together': "Let's work together!",
    },
    footer: { recognizedBy: 'Recognized by', privacy: 'Privacy choices' },
    forms: {
      errors: {
        tooShort: 'Too short! At least {{least}} characters are required.',
        required: 'This is a required field.',
        emailInvalid: 'Invalid email',
        emailRequired: 'Email is required',
        select: 'Please select an option.',
        multiSelect: 'Please select at least one option.',
      },
      failure: 'Something went wrong. Please try again later.',
      newsletter: { email: 'E-mail', submit: 'Subscribe', accepted: 'Thank you for subscribing to our newsletter!' },
      contact: {
        name: 'Name',
        email: 'E-mail',
        company: 'Company',
        message: 'How can we help?',
        interests: 'Interests',
        budget: 'Budget',
        timeline: 'Timeline',
      },
    },
  },
  referral: {
    forms: {
      referral: {
        referrerName: 'Your name',
        referrerEmail: 'Your e-mail',
        friendName: 'Their name',
        friendEmail: 'Their e-mail',
        friendCompany: 'Their company',
        relation: 'How do you know them?',
      },
    },
  },
  application: {
    forms: {
      application: {
        company: 'Company',
        website: 'Website',
        email: "Founder's e-mail",
        stage: 'Stage',
        product: 'What are you building?',
      },
    },
  },
};

test.each(Object.entries(specified))('the strings in %s.json are those of the specification', (namespace, words) => {
  expect(readLocale('en', namespace)).toMatchObject(words);
});
