/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type BrandFacts, noSiteData } from '../../../src/contract/site-data';
import { Testimonial } from '../../../src/site/sections/case-study/testimonial';
import { NextStep } from '../../../src/site/sections/next-step';
import { PageHero } from '../../../src/site/sections/page-hero';
import { Questions } from '../../../src/site/sections/questions';
import { Section } from '../../../src/site/sections/section';
import { TextSection } from '../../../src/site/sections/text-section';
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

const spaceBelow = (above: ReactNode) => {
  render(
    <ContactDialogProvider>
      {above}
      <NextStep cta={null} text="Two sentences are enough." />
    </ContactDialogProvider>,
  );
  const band = screen.getByText('Two sentences are enough.').closest('section');
  return band ? getComputedStyle(band).paddingTop : undefined;
};

test.each<[string, ReactNode]>([
  ['the top of the page', <PageHero key="top" heading="A heading" />],
  ['a text', <TextSection key="text" html="<p>A text</p>" />],
  ['a quote', <Testimonial key="quote" testimonial={{ quote: 'A quote', role: 'A role' }} />],
  [
    'steps',
    <Section key="steps" heading="A heading" paper>
      A step
    </Section>,
  ],
  [
    'a form',
    <Section key="form" heading="A heading" raised>
      A form
    </Section>,
  ],
])('it keeps a distance from %s, which has a background', (_, above) => {
  expect(spaceBelow(above)).not.toBe('');
});

test('it adds no distance to that of questions above it', () => {
  expect(spaceBelow(<Questions questions={[{ question: 'Why?', answer: 'Because.' }]} />)).toBe('');
});
