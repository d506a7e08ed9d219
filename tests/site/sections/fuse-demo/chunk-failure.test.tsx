import { render, screen, waitFor } from '@testing-library/react';
import { FuseDemo } from '../../../../src/site/sections/fuse-demo/fuse-demo';

jest.mock('../../../../src/site/sections/fuse-demo/live-demo', () => {
  throw new Error('Loading chunk live-demo failed.');
});

test('the picture stays when the live demo fails to load, and the failure is reported once', async () => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  render(<FuseDemo onError={onError} />);
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1), { timeout: 4_000 });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk live-demo failed.' }));
  expect(screen.getByText('6 cells to fix.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Bring a messy file' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
