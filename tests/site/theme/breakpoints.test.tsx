/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { componentScale, media } from '../../../src/site/theme/breakpoints';
import { GlobalStyles } from '../../../src/site/theme/global-styles';

test('components have a breakpoint at each step of the scale', () => {
  expect(componentScale).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  for (const [step, pixels] of Object.entries(componentScale)) {
    expect(media.up).toHaveProperty(step, `@media (min-width: ${pixels}px)`);
  }
});

test.each(['50rem', '65rem'])('the global styles have a breakpoint at %s', (limit) => {
  render(<GlobalStyles />);
  const styles = [...document.querySelectorAll('style')].map(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
  expect(styles.flat().join('\n')).toMatch(new RegExp(`@media \\(max-width: ?${limit}\\)`));
});
