import { useEffect, useLayoutEffect } from 'react';
import { reloadPage } from '../edge/full-navigation';
import { noteFailure } from './failed-page';

const place = () => window.location.pathname + window.location.search;

/** Before the error is painted: going back right then must not be missed. React warns of layout effects on a server. */
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** For an error display: while it is mounted, links do full page loads, and so do back and forward. */
export function useFailedPage(): void {
  useEffectBeforePaint(() => {
    const failedPlace = place();
    const forget = noteFailure();
    const onPopState = () => {
      if (place() !== failedPlace) reloadPage();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      forget();
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}
