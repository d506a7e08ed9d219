import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/error-boundary';

const onError = jest.fn();
const failure = new Error('This section cannot be rendered.');

function Section({ broken }: { broken: boolean }) {
  if (broken) throw failure;
  return <p>The section</p>;
}

const page = (broken: boolean, resetKey?: string) => (
  <ErrorBoundary fallback={<p>Something else</p>} onError={onError} {...(resetKey ? { resetKey } : {})}>
    <Section broken={broken} />
  </ErrorBoundary>
);

beforeEach(() => {
  // React prints what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('sound children are shown and nothing is reported', () => {
  render(page(false));
  expect(screen.getByText('The section')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('an error in rendering is told once and the fallback stands in its place', () => {
  render(page(true));
  expect(screen.getByText('Something else')).toBeVisible();
  expect(screen.queryByText('The section')).toBeNull();
  expect(onError.mock.calls).toEqual([[failure]]);
});

test('the fallback stays until the key changes; then the children are tried again', () => {
  const { rerender } = render(page(true, '/one/'));
  rerender(page(false, '/one/'));
  expect(screen.getByText('Something else')).toBeVisible();
  rerender(page(false, '/two/'));
  expect(screen.getByText('The section')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('children that break with the change of the key are told of once', () => {
  const { rerender } = render(page(false, '/one/'));
  rerender(page(true, '/two/'));
  expect(screen.getByText('Something else')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('children that break again on the next page are told of again', () => {
  const { rerender } = render(page(true, '/one/'));
  rerender(page(true, '/two/'));
  expect(screen.getByText('Something else')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(2);
});
