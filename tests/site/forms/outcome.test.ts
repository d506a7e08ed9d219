import type { Lead } from '../../../src/contract/lead';
import type { Delivery } from '../../../src/site/delivery/courier';
import { exceptionOutcome, outcomeOf } from '../../../src/site/forms/outcome';
import { t } from '../../translation';

const thanks = 'accepted';
const failure = 'Something went wrong. Please try again later.';
const told = (key: string | undefined) => (key === undefined ? '' : key === thanks ? thanks : t(key));

test.each([
  // form, delivery, online: recorded, safe, tone, text in the form, text of the toast
  ['newsletter', 'accepted', true, true, true, 'good', /^accepted$/, /^accepted$/],
  ['contact', 'accepted', true, true, true, 'good', /^accepted$/, /^accepted$/],
  ['newsletter', 'stored', true, true, true, 'open', /server hasn't accepted/, /not sent yet/],
  ['contact', 'stored', false, true, true, 'open', /offline/, /not sent yet/],
  ['newsletter', 'inMemory', true, false, false, 'bad', /Keep this page open/, failure],
  ['referral', 'inMemory', true, false, false, 'bad', /Keep this page open/, /Keep this page open/],
  ['newsletter', 'refused', true, false, false, 'bad', /refused/, failure],
  ['application', 'refused', true, false, false, 'bad', /refused/, /refused/],
  ['newsletter', 'nowhere', true, true, true, 'good', /^accepted$/, /^accepted$/],
  ['contact', 'nowhere', true, true, false, 'open', /Nothing was sent/, ''],
] satisfies [Lead['form'], Delivery, boolean, boolean, boolean, string, RegExp, RegExp | string][])(
  'a %s lead that is %s, online %s: recorded %s, safe %s, %s',
  (form, delivery, onLine, recorded, safe, tone, words, toast) => {
    const outcome = outcomeOf(form, delivery, onLine);
    expect(outcome).toMatchObject({ recorded, safe, tone });
    expect(told(outcome.words)).toMatch(words);
    expect(told(outcome.toast?.words)).toMatch(toast);
  },
);

test('permanent failures do not ask the visitor to try again later', () => {
  for (const form of ['contact', 'referral', 'application'] as const)
    for (const delivery of ['refused', 'inMemory', 'nowhere'] as const) {
      const { words, toast } = outcomeOf(form, delivery, true);
      expect([told(words), told(toast?.words)].join()).not.toMatch(/try again later/);
    }
});

test('an exception shows an error toast with the message from the specification', () => {
  expect(exceptionOutcome).toMatchObject({ recorded: false, safe: false, tone: 'bad', toast: { kind: 'error' } });
  expect(told(exceptionOutcome.toast?.words)).toBe(failure);
});
