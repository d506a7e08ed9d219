/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { publicSettings } from '../../../src/site/edge/public-settings';
import { DialogHost } from '../../../src/site/forms/dialog-host';
import { ContactOpenings } from '../../../src/site/sections/contact-openings';
import { ContactDialogProvider } from '../../../src/site/session/contact-dialog-state';
import { press, stopTheClock } from '../forms/visitor';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

stopTheClock();

function show(ctaExperiment: boolean, scheduling = true): void {
  Object.assign(publicSettings, { ctaExperiment });
  render(
    <ContactDialogProvider>
      <ContactOpenings scheduling={scheduling} />
      <DialogHost />
    </ContactDialogProvider>,
  );
}

test.each(['Request an estimate', 'Schedule a call'])('“%s” links to the contact page and opens the matching dialog', async (name) => {
  show(false);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact-us/');
  await press(screen.getByRole('link', { name }));
  expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
});

test('the links are hidden during the experiment, which compares their copy on the call to action', () => {
  show(true);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a call is only offered where visitors can book one', () => {
  show(false, false);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Request an estimate']);
});
