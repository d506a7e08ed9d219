/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../../../../src/site/errors/error-reporting';
import { FuseDemo } from '../../../../src/site/sections/fuse-demo/fuse-demo';
import { renderOnServer } from '../../forms/server';

jest.mock('../../../../src/site/errors/error-reporting');
jest.mock('../../../../src/site/sections/fuse-demo/live-demo', () => {
  throw new Error('Loading chunk live-demo failed.');
});

test('the server’s HTML stays when the live demo fails to load, and the failure is reported once', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderOnServer(<FuseDemo />);
  page.querySelector('div:empty')?.append('6 cells to fix.');
  await act(async () => hydrateRoot(page, <FuseDemo />));
  await act(async () => window.dispatchEvent(new Event('scroll')));
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Loading chunk live-demo failed.' }), {
    boundary: 'fuse demo',
  });
  expect(screen.getByText('6 cells to fix.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Bring a messy file' })).toBeInTheDocument();
});
