import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { keepControlsOf } from '../edge/kept-controls';
import { reportError } from '../errors/error-reporting';

type Render = (element: ReactNode, container: Element) => void;

/** Errors that React recovers from never reach `window`; one mismatch raises several, again on each page. */
function reportingOnce(): RootOptions {
  let isReported = false;
  return {
    onRecoverableError: (error) => {
      console.error('React recovered:', error);
      if (!isReported) reportError(error, { boundary: 'take-over', cause: 'take-over' });
      isReported = true;
    },
  };
}

/** Hydrates in slices, so that the page stays responsive; input during hydration makes React finish at once and is not lost. */
export const hydrate: Render = (element, container) => {
  keepControlsOf(container);
  startTransition(() => void hydrateRoot(container, element, reportingOnce()));
};

/** Replaces differing HTML as a whole: hydration would fail at each difference, and then do the same. */
export const replace: Render = (element, container) => {
  keepControlsOf(container);
  createRoot(container, reportingOnce()).render(element);
};
