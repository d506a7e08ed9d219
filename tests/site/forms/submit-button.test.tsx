/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SubmitButton } from '../../../src/site/forms/submit-button';
import { px, size } from '../../../src/site/theme/space';

const styleOf = (quiet: boolean) => {
  render(
    <SubmitButton disabled={false} busy={false} quiet={quiet}>
      Nachricht abschicken
    </SubmitButton>,
  );
  return getComputedStyle(screen.getByRole('button'));
};

test('the button of a whole form grows with its label', () => {
  const { width, minWidth } = styleOf(false);
  expect(minWidth).toBe(px(size.subscribeButton.width));
  expect(width).not.toBe(px(size.subscribeButton.width));
});

test('the Subscribe button keeps its width', () => {
  expect(styleOf(true).width).toBe(px(size.subscribeButton.width));
});
