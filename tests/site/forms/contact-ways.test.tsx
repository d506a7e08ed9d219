/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { noFrame } from '../../../src/contract/site-frame';
import { ContactWays } from '../../../src/site/forms/contact-ways';
import { SiteFramesProvider } from '../../../src/site/words/site-frame';

const email = 'hello@agency.example';
const phone = { display: '+1 212 555 0100', link: '+12125550100' };

function show(own: object) {
  const frame = { ...noFrame, brand: { ...noFrame.brand, email, ...own } };
  return render(<ContactWays intro="Write:" />, {
    wrapper: ({ children }) => <SiteFramesProvider value={() => frame}>{children}</SiteFramesProvider>,
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
