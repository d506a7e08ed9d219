import { colorSchemeOf } from '../../../src/site/theme/color-scheme';
import { color } from '../../../src/site/theme/colors';
import { pageStyles } from '../../../src/site/theme/page-styles';

test.each([
  ['#07142b', 'dark'],
  ['#000000', 'dark'],
  ['#fbf3e6', 'light'],
  ['#ffffff', 'light'],
])('on %s, browsers draw their own controls in the %s scheme', (ground, scheme) => {
  expect(colorSchemeOf(ground)).toBe(scheme);
});

test('pages ask for the scheme of their background', () => {
  expect(pageStyles).toContain(`color-scheme: ${colorSchemeOf(color.ground)};`);
});
