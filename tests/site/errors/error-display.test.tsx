/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ErrorDisplay } from '../../../src/site/errors/error-display';
import { color } from '../../../src/site/theme/colors';

test('an error shows its code in bold and its message, both in the error color', () => {
  render(<ErrorDisplay code="404" message="There is no such page." />);
  const code = screen.getByRole('strong');
  expect(code).toHaveTextContent('404');
  expect(code.parentElement).toHaveTextContent('404 There is no such page.');
  expect(code.parentElement).toHaveStyle({ color: color.error });
});
