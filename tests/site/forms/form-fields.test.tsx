/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ApplicationForm } from '../../../src/site/forms/application-form';
import { ContactForm } from '../../../src/site/forms/contact-form';
import { NewsletterForm } from '../../../src/site/forms/newsletter-form';
import { ReferralForm } from '../../../src/site/forms/referral-form';
import { SiteDataProvider } from '../../../src/site/words/site-data';
import { t } from '../../translation';
import { contactSiteData } from './contact-site-data';
import { press, stopTheClock, wait, write } from './visitor';

jest.mock('../../../src/site/delivery/deliver', () => ({ deliver: async () => 'accepted' }));

stopTheClock();

async function show(form: ReactElement): Promise<void> {
  render(<SiteDataProvider value={() => contactSiteData}>{form}</SiteDataProvider>);
  await wait();
}

/** The labels of the form's fields; those that must be filled in have a star. */
const fields = () =>
  [...document.querySelectorAll<HTMLElement>('label[for], legend')].map(
    ({ textContent, dataset }) => `${textContent}${dataset.required === 'true' ? '*' : ''}`,
  );

/** The labels that have an error. */
const withError = () =>
  [...document.querySelectorAll<HTMLLabelElement>('label[for], legend')]
    .filter((label) => (label.control ?? label.closest('fieldset'))?.matches('[aria-invalid=true], :has([aria-invalid=true])'))
    .map(({ textContent }) => `${textContent}*`);

const required = (labels: readonly string[]) => labels.filter((label) => label.endsWith('*'));

const submit = () => press(screen.getAllByRole('button').find((button) => button.matches('[type=submit]')) ?? document.body);

test.each([
  ['the newsletter', <NewsletterForm key="newsletter" prefix="footer" />, ['E-mail*']],
  ['the contact form', <ContactForm key="contact" />, ['Name*', 'E-mail*', 'Company', 'How can we help?*']],
  [
    'a referral',
    <ReferralForm key="referral" />,
    ['Your name*', 'Your e-mail*', 'Their name*', 'Their e-mail*', 'Their company', 'How do you know them?'],
  ],
  [
    'an application',
    <ApplicationForm key="application" />,
    ['Company*', 'Website', "Founder's e-mail*", 'Stage*', 'What are you building?*'],
  ],
])('%s has these fields, of which those with a star are required', async (_, form, expected) => {
  await show(form);
  expect(fields()).toEqual(expected);
  await submit();
  expect(withError()).toEqual(required(expected));
});

test('the second step of the contact form has these fields', async () => {
  await show(<ContactForm />);
  await write(screen.getByRole('textbox', { name: 'Name' }), 'Li');
  await write(screen.getByRole('textbox', { name: 'E-mail' }), 'li@example.com');
  await write(screen.getByRole('textbox', { name: t('forms.contact.message') }), 'We need an engine.');
  await submit();
  const expected = ['Interests*', 'Budget*', 'Timeline'];
  expect(fields()).toEqual(expected);
  await submit();
  expect(withError()).toEqual(required(expected));
});
