import { TextEncoder } from 'node:util';
import type { ReactElement } from 'react';

/** What the build writes into a page. The renderer wants an encoder that jsdom does not have. */
export function renderOnServer(element: ReactElement): string {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  return renderToString(element);
}
