import { useEffect } from 'react';

/**
 * Disables scrolling of the document while a modal is open; otherwise its overflow is `auto`. Meanwhile, padding replaces a scroll bar
 * that takes up room, so the page does not move; `scrollbar-gutter` would change the size of `vw`, and with it that of text.
 */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    root.style.paddingInlineEnd = locked ? `${window.innerWidth - root.clientWidth}px` : '';
    root.style.overflow = locked ? 'hidden' : 'auto';
    return () => {
      root.style.paddingInlineEnd = '';
      root.style.overflow = 'auto';
    };
  }, [locked]);
}
