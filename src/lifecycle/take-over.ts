import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { reportError } from '../platform/error-reporting';

type Render = (element: ReactNode, container: Element) => void;

/** What React mends by itself reaches no window; one difference has several errors, and comes again on each page. */
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

/** Takes HTML over in slices, so that the page answers in between; a click or a key in the middle of it makes React finish at once and is not lost. */
export const hydrate: Render = (element, container) => startTransition(() => void hydrateRoot(container, element, reportingOnce()));

/** Puts the page in the place of HTML that differs as a whole: taking it over would fail at each difference, and then do the same. */
export const replace: Render = (element, container) => createRoot(container, reportingOnce()).render(element);
