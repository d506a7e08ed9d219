import { TextEncoder } from 'node:util';
import type { ReactElement } from 'react';

/** Renders to HTML as the build does. The renderer needs an encoder that jsdom lacks. */
export function renderOnServer(element: ReactElement): string {
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  return renderToString(element);
}
