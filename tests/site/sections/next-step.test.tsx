/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { type BrandFacts, noSiteData } from '../../../src/contract/site-data';
import { NextStep } from '../../../src/site/sections/next-step';
import { ContactDialogProvider } from '../../../src/site/session/contact-dialog-state';
import { SiteDataProvider } from '../../../src/site/words/site-data';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

const show = (facts: Pick<BrandFacts, 'nextStep' | 'schedulingUrl'>) =>
  render(
    <ContactDialogProvider>
      <SiteDataProvider value={() => ({ ...noSiteData, brand: { ...noSiteData.brand, ...facts } })}>
        <NextStep cta={null} />
      </SiteDataProvider>
    </ContactDialogProvider>,
  );

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a site without words of its own shows the default line and only the call to action', () => {
  show({});
  expect(screen.getByText(/Still unsure\? Tell us/)).toBeVisible();
  expect(links()).toEqual([["Let's work together", '/contact-us/']]);
});

test('a site with a line and a calendar shows both', () => {
  show({ nextStep: 'Half an hour will do.', schedulingUrl: 'https://calendar.example/' });
  expect(screen.getByText('Half an hour will do.')).toBeVisible();
  expect(links().map(([name]) => name)).toContain('Schedule a call');
});
