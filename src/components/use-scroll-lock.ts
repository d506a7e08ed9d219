import { useEffect } from 'react';

/** Hides the scrolling of the document while something modal is open; otherwise it is automatic. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflow = locked ? 'hidden' : 'auto';
    return () => {
      style.overflow = 'auto';
    };
  }, [locked]);
}
