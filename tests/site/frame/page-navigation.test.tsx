/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { type BrandFacts, noSiteData, type SiteData } from '../../../src/contract/site-data';
import { Footer } from '../../../src/site/frame/footer';
import { Header } from '../../../src/site/frame/header';
import { ContactDialogProvider } from '../../../src/site/session/contact-dialog-state';
import { PageNavigation } from '../../../src/site/session/page-navigation';
import { SiteDataProvider } from '../../../src/site/words/site-data';

const mark = { name: 'Partner', url: 'https://partner.example/', svg: '' };
const brand: BrandFacts = {
  ...noSiteData.brand,
  name: 'Agency',
  legalName: 'Agency Inc.',
  email: 'hello@agency.example',
  phone: { display: '555', link: '555' },
  social: [{ name: 'A', url: 'https://a.example/' }],
  partners: [mark],
  recognitions: [mark],
  hipaa: { title: 'HIPAA', text: 'Compliant', path: '/security/' },
  footer: { heading: 'Join', credit: 'By us' },
  newsletter: { title: 'Letter', subtitle: 'Now and then' },
  yearOfBuild: 2026,
};
const siteData: SiteData = { ...noSiteData, brand, header: [{ label: 'Work', path: '/our-work/', links: [] }] };

function show(disabled: boolean): void {
  render(
    <ContactDialogProvider>
      <SiteDataProvider value={() => siteData}>
        <PageNavigation disabled={disabled}>
          <Header cta={null} />
          <Footer cta={null} />
        </PageNavigation>
      </SiteDataProvider>
    </ContactDialogProvider>,
  );
}

test('a page has a menu and a footer', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Work' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('the HIPAA note leads to the page that says what it means', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'HIPAA' })).toHaveAttribute('href', '/security/');
});

test('a page that disables navigation shows only the logo', () => {
  show(true);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
