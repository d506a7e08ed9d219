import { useEffect } from 'react';
import { loadAgain } from '../edge/full-navigation';
import { noteFailure } from './failed-page';

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
