/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { noSiteData } from '../../../../src/contract/site-data';
import { WorkingHours } from '../../../../src/site/sections/team/working-hours';
import { SiteDataProvider } from '../../../../src/site/words/site-data';

const paris = { place: 'Paris', timeZone: 'Europe/Paris' };
const delhi = { place: 'Delhi', timeZone: 'Asia/Kolkata' };
const athens = { place: 'Athens', timeZone: 'Europe/Athens' };

const show = (locale: string, people: Parameters<typeof WorkingHours>[0]['people']) =>
  render(
    <SiteDataProvider value={() => ({ ...noSiteData, locale })}>
      <WorkingHours people={people} />
    </SiteDataProvider>,
  );

test.each([
  ['en-US', '3.5 hours'],
  ['fr-FR', '3,5 hours'],
])('in %s, a place that is half an hour off shares %s', (locale, hours) => {
  show(locale, [paris, delhi]);
  expect(screen.getByText(new RegExp(`: ${hours} a day`))).toBeInTheDocument();
});

test.each([
  ['en-US', [paris, athens], ['8 AM–4 PM', '9 AM–5 PM']],
  ['fr-FR', [paris, athens], ['08 h–16 h', '09 h–17 h']],
  ['fr-FR', [paris, delhi], ['4:30–12:30', '9:00–17:00']],
])('in %s, all hours have minutes, or none has', (locale, people, shifts) => {
  show(locale, people);
  for (const shift of shifts) expect(screen.getByText(shift)).toBeInTheDocument();
});

test.each(['pl-PL', 'en-GB', 'es-ES'])('in %s, which writes a full hour as a bare number, hours have minutes', (locale) => {
  show(locale, [paris, athens]);
  for (const shift of ['8:00–16:00', '9:00–17:00']) expect(screen.getByText(shift)).toBeInTheDocument();
});
