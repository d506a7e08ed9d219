import { render, screen } from '@testing-library/react';
import * as gatsby from 'gatsby';
import { Footer } from '../../../src/site/frame/footer';
import { Header } from '../../../src/site/frame/header';
import { PageNavigation } from '../../../src/site/session/page-navigation';
import { SessionProvider } from '../../../src/site/session/session';

const mark = { name: 'Partner', url: 'https://partner.example/', mark: null };
const brand = {
  name: 'Agency',
  logo: { viewBox: '0 0 1 1', content: '', holdsName: false },
  legalName: 'Agency Inc.',
  email: 'hello@agency.example',
  phone: { display: '555', link: '555' },
  social: { linkedin: 'https://a.example/', x: 'https://b.example/', instagram: 'https://c.example/' },
  partners: [mark],
  recognitions: [mark],
  hipaa: { title: 'HIPAA', text: 'Compliant', path: '/security/' },
  footer: { heading: 'Join', credit: 'By us' },
  newsletter: { title: 'Letter', subtitle: 'Now and then' },
};
const navigation = { header: [{ label: 'Work', path: '/our-work/', links: [] }], footer: [], legal: [] };

function show(disabled: boolean): void {
  jest.spyOn(gatsby, 'useStaticQuery').mockReturnValue({ brand: { ...brand, yearOfBuild: 2026 }, navigation });
  render(
    <SessionProvider>
      <PageNavigation disabled={disabled}>
        <Header cta={null} />
        <Footer cta={null} />
      </PageNavigation>
    </SessionProvider>,
  );
}

test('a page has a menu and a footer', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Work' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('the HIPAA note leads to the page that says what it means', () => {
  show(false);
  expect(screen.getByRole('link', { name: brand.hipaa.title })).toHaveAttribute('href', brand.hipaa.path);
});

test('a page that disables navigation shows only the logo', () => {
  show(true);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
