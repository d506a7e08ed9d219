import { useEffect } from 'react';
import { noteFailure } from '../platform/failed-page';
import { loadAgain } from '../platform/full-navigation';

const place = () => window.location.pathname + window.location.search;

/** For an error display: while it is mounted, links do full page loads, and so do back and forward. */
export function useFailedPage(): void {
  useEffect(() => {
    const failedPlace = place();
    const forget = noteFailure();
    const onPopState = () => {
      if (place() !== failedPlace) loadAgain();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      forget();
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}
