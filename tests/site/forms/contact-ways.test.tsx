/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { noSiteData } from '../../../src/contract/site-data';
import { ContactWays } from '../../../src/site/forms/contact-ways';
import { SiteDataProvider } from '../../../src/site/words/site-data';

const email = 'hello@agency.example';
const phone = { display: '+1 212 555 0100', link: '+12125550100' };

function show(own: object) {
  const siteData = { ...noSiteData, brand: { ...noSiteData.brand, email, ...own } };
  return render(<ContactWays intro="Write:" />, {
    wrapper: ({ children }) => <SiteDataProvider value={() => siteData}>{children}</SiteDataProvider>,
  });
}

test('the comma before the phone number is in one box with the address, so it never begins a line', () => {
  const { container } = show({ phone });
  expect(container).toHaveTextContent(`Write: ${email}, ${phone.display}`);
  const box = screen.getByRole('link', { name: email }).parentElement;
  expect(box).toHaveTextContent(`${email},`);
  expect(box).toHaveStyle({ display: 'inline-block' });
});

test('without a phone number there is only the address', () => {
  expect(show({}).container).toHaveTextContent(/^Write: hello@agency\.example$/);
});
