import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplicationForm } from '../../src/forms/application-form';
import { ReferralForm } from '../../src/forms/referral-form';
import { installMediaQueries } from './browser';

const track = jest.fn();
const deliver = jest.fn();
jest.mock('../../src/analytics/track', () => ({ track: (...call: unknown[]) => track(...call) }));
jest.mock('../../src/delivery/deliver', () => ({ deliver: (...call: unknown[]) => deliver(...call) }));

const user = userEvent.setup();
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const type = (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);

beforeAll(installMediaQueries);
beforeEach(() => {
  track.mockReset();
  deliver.mockReset().mockResolvedValue('accepted');
});

test('a referral is delivered and recorded without saying who', async () => {
  render(<ReferralForm />);
  await type('Your name', 'Ada Lovelace');
  await type('Your e-mail', 'ada@example.com');
  await type('Their name', 'Grace Hopper');
  await type('Their e-mail', 'grace@example.com');
  await type('Their company', 'HP');
  await type('How do you know them?', 'From work');
  await settle();
  await user.click(screen.getByRole('button', { name: 'Send referral' }));
  await settle();
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

test('an application is delivered and no event is recorded', async () => {
  render(<ApplicationForm />);
  await type('Company', 'Analytical Engines');
  await type("Founder's e-mail", 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'A prototype');
  await type('What are you building?', 'A computer made of brass.');
  await settle();
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await settle();
  expect(track).not.toHaveBeenCalled();
  expect(deliver.mock.calls[0]?.[0]).toMatchObject({
    form: 'application',
    fields: {
      company: 'Analytical Engines',
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
  await settle();
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await settle();
  expect(deliver).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Company' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveAccessibleDescription('Please select an option.');
});
