/** @jest-environment node */
import { t } from '../translation';

/** The words that the customer's specification gives; another agency may change them. */
test('the copies of the experiment and the default label are those of the specification', () => {
  expect(t('callToActionCopies', { returnObjects: true })).toEqual({
    control: 'Contact',
    'schedule-a-call': 'Schedule a Call',
    'request-an-estimate': 'Request an Estimate',
    'lets-work-together': "Let's work together!",
  });
  expect(t('callToAction')).toBe("Let's work together");
});
