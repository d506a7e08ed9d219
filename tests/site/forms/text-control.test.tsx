/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { line } from '../../../src/site/forms/fields';
import { TextControl } from '../../../src/site/forms/text-control';
import { color } from '../../../src/site/theme/colors';
import { styleAt } from '../theme/style-at';

const show = (error?: string) => render(<TextControl id="topic" field={line('topic', 'Topic')} error={error} />);
const underline = () => styleAt(screen.getByRole('textbox', { name: 'Topic' }), 'border-color', 1440);

test('a valid field has neither a message nor a red underline', () => {
  show();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('');
  expect(underline()).not.toBe(color.error);
});

test('an error is below its field, whose underline is red', () => {
  show('Invalid');
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription('Invalid');
  expect(field.compareDocumentPosition(screen.getByText('Invalid'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(underline()).toBe(color.error);
});
