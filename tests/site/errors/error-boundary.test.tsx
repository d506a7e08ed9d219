/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Fragment } from 'react';
import { ErrorBoundary } from '../../../src/site/errors/error-boundary';

const onError = jest.fn();
const failure = new Error('This section cannot be rendered.');

function Section({ broken }: { broken: boolean }) {
  if (broken) throw failure;
  return <p>The section</p>;
}

const page = (broken: boolean) => (
  <ErrorBoundary fallback={<p>Something else</p>} onError={onError}>
    <Section broken={broken} />
  </ErrorBoundary>
);

beforeEach(() => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('working children are shown and nothing is reported', () => {
  render(page(false));
  expect(screen.getByText('The section')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('a render error is reported once and the fallback is shown instead', () => {
  render(page(true));
  expect(screen.getByText('Something else')).toBeVisible();
  expect(screen.queryByText('The section')).toBeNull();
  expect(onError.mock.calls).toEqual([[failure]]);
});

test('under a new key, such as that of the next page, the children render again', () => {
  const { rerender } = render(<Fragment key="one">{page(true)}</Fragment>);
  rerender(<Fragment key="two">{page(false)}</Fragment>);
  expect(screen.getByText('The section')).toBeVisible();
  rerender(<Fragment key="three">{page(true)}</Fragment>);
  expect(screen.getByText('Something else')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(2);
});
