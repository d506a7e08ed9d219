/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { noSiteData } from '../../../../src/contract/site-data';
import { WorkingHours } from '../../../../src/site/sections/team/working-hours';
import { SiteDataProvider } from '../../../../src/site/words/site-data';

const people = [
  { place: 'Paris', timeZone: 'Europe/Paris' },
  { place: 'Delhi', timeZone: 'Asia/Kolkata' },
];

test.each([
  ['en-US', '3.5 hours'],
  ['fr-FR', '3,5 hours'],
])('in %s, a place that is half an hour off shares %s', (locale, hours) => {
  render(
    <SiteDataProvider value={() => ({ ...noSiteData, locale })}>
      <WorkingHours people={people} />
    </SiteDataProvider>,
  );
  expect(screen.getByText(new RegExp(`: ${hours} a day`))).toBeInTheDocument();
});
