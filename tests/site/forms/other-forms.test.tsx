/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { ApplicationForm } from '../../../src/site/forms/application-form';
import { ReferralForm } from '../../../src/site/forms/referral-form';
import { press, stopTheClock, visitor as user, wait, write } from './visitor';

const track = jest.fn();
const deliver = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: (...call: unknown[]) => track(...call) }));
jest.mock('../../../src/site/delivery/deliver', () => ({ deliver: (...call: unknown[]) => deliver(...call) }));

const type = (name: string, text: string) => write(screen.getByRole('textbox', { name }), text);

stopTheClock();
beforeEach(() => {
  track.mockReset();
  deliver.mockReset().mockResolvedValue('accepted');
});

test('a referral is delivered and tracked without personal data', async () => {
  render(<ReferralForm />);
  await type('Your name', 'Ada Lovelace');
  await type('Your e-mail', 'ada@example.com');
  await type('Their name', 'Grace Hopper');
  await type('Their e-mail', 'grace@example.com');
  await type('Their company', 'HP');
  await type('How do you know them?', 'From work');
  await wait();
  await press(screen.getByRole('button', { name: 'Send referral' }));
  expect(track.mock.calls).toEqual([['referral_program_enrollment', {}]]);
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({
    form: 'referral',
    source: 'referral_page',
    fields: {
      referrer_name: 'Ada Lovelace',
      referrer_email: 'ada@example.com',
      friend_name: 'Grace Hopper',
      friend_email: 'grace@example.com',
      friend_company: 'HP',
      relation: 'From work',
    },
  });
  expect(within(screen.getByRole('form')).getByRole('status')).toHaveTextContent('Thank you for the introduction!');
});

test('names of people and companies can be as short as two characters', async () => {
  render(<ReferralForm />);
  await type('Your name', 'Li');
  await type('Your e-mail', 'li@example.com');
  await type('Their name', 'Ann');
  await type('Their e-mail', 'ann@example.com');
  await type('Their company', '3M');
  await wait();
  await press(screen.getByRole('button', { name: 'Send referral' }));
  expect(deliver.mock.calls[0]?.[0].fields).toMatchObject({ referrer_name: 'Li', friend_name: 'Ann', friend_company: '3M' });
});

test('a text that is not a name needs four characters, even if optional', async () => {
  render(<ReferralForm />);
  await type('How do you know them?', 'Gym');
  await user.tab();
  await wait();
  expect(screen.getByRole('textbox', { name: 'How do you know them?' })).toHaveAccessibleDescription(/^Too short!/);
});

test('an application is delivered without a tracking event', async () => {
  render(<ApplicationForm />);
  await type('Company', 'IBM');
  await type("Founder's e-mail", 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'A prototype');
  await type('What are you building?', 'A computer made of brass.');
  await wait();
  await press(screen.getByRole('button', { name: 'Send application' }));
  expect(track).not.toHaveBeenCalled();
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({
    form: 'application',
    fields: {
      company: 'IBM',
      founder_email: 'ada@example.com',
      stage: 'prototype',
      product: 'A computer made of brass.',
    },
  });
  expect(within(screen.getByRole('form')).getByRole('status')).toHaveTextContent('We have your application');
});

test('an application without its required fields is not sent', async () => {
  render(<ApplicationForm />);
  await type('Website', 'x');
  await wait();
  await press(screen.getByRole('button', { name: 'Send application' }));
  expect(deliver).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveAccessibleDescription('Please select an option.');
});
