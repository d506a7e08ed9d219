import { useEffect } from 'react';

/** Disables scrolling of the document while a modal is open; otherwise its overflow is `auto`. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflow = locked ? 'hidden' : 'auto';
    return () => {
      style.overflow = 'auto';
    };
  }, [locked]);
}
