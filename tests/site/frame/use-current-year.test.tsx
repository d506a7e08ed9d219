/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useCurrentYear, yearToPrint } from '../../../src/site/frame/use-current-year';

test.each([
  ['the build year', 2026, 2026, 2026],
  ['the year after the build', 2026, 2027, 2027],
  ['the visitor’s year long after the build', 2026, 2036, 2036],
  ['the build year with the clock at 1970', 2026, 1970, 2026],
  ['the build year with the clock a year behind', 2026, 2025, 2026],
  ['the build year with the clock decades ahead', 2026, 2099, 2026],
])('%s is printed', (_what, built, visitors, printed) => {
  expect(yearToPrint(built, visitors)).toBe(printed);
});

function Line() {
  return <p>© {useCurrentYear(2026)}</p>;
}

test.each([
  ['2027-01-01T00:00:00Z', '© 2027'],
  ['1970-01-01T12:00:00Z', '© 2026'],
])('at %s, the built HTML hydrates without errors and then shows %s', async (now, words) => {
  const container = document.createElement('div');
  container.innerHTML = '<p>© <!-- -->2026</p>';
  const line = container.firstElementChild;
  jest.useFakeTimers({ now: new Date(now) });
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(container, <Line />, { onRecoverableError }));
  jest.useRealTimers();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.firstElementChild).toBe(line);
  expect(container).toHaveTextContent(words);
});
