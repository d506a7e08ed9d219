/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { moneyIn } from '../../../../src/contract/money';
import { PricedRow } from '../../../../src/site/sections/pricing/priced-row';

test.each([
  ['en-US', '$500–$900 a month'],
  ['fr-FR', '500 $US – 900 $US a month'],
])('in %s, a range is written %s', (locale, written) => {
  const item = { name: 'Support', low: 500, high: 900, note: null, text: 'Updates.', link: null };
  render(<PricedRow item={item} money={moneyIn(locale, 'USD')} per="a month" end={1000} />);
  expect(screen.getByText('a month').parentElement).toHaveTextContent(written);
});
