/** @jest-environment jsdom */
import { drawingPage } from '../../../src/commands/draw/drawing-page';
import { color } from '../../../src/site/theme/colors';

const svg = (fill: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">\n<rect fill="${fill}"/></svg>`;

test('a drawing can name the colors of the theme', () => {
  document.write(drawingPage('a.svg', svg('var(--accent)'), ''));
  expect(getComputedStyle(document.documentElement).getPropertyValue('--accent')).toBe(color.accent);
});

test('a color that the theme does not have is reported with its line, not drawn black', () => {
  expect(() => drawingPage('a.svg', svg('var(--gold)'), '')).toThrow(
    /^a\.svg, line 2: found var\(--gold\); expected one of var\(--ground\), .+, or a color$/,
  );
});
