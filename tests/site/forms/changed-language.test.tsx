/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NewsletterForm } from '../../../src/site/forms/newsletter-form';
import { stopTheClock, visitor as user, wait } from './visitor';

let language = 'en';
jest.mock('gatsby-plugin-react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => `${language} ${key}` }) }));
jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en', 'es'] } }));
stopTheClock();

test('the form in the footer, which stays when the language changes, answers in the new one', async () => {
  const { rerender } = render(<NewsletterForm prefix="footer" />);
  await user.click(screen.getByRole('textbox'));
  await wait(0);
  language = 'es';
  rerender(<NewsletterForm prefix="footer" title="Otro título" />);
  await wait(0);
  await user.type(screen.getByRole('textbox'), 'ada@@x');
  await wait(0);
  await user.tab();
  await wait(0);
  expect(screen.getByText('es forms.errors.emailInvalid')).toBeVisible();
});
