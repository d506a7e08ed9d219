import { type RefObject, useEffect, useRef } from 'react';

/** Keeps what has the focus out from under a fixed element at the bottom: the browser scrolls it that much higher. */
export function useRoomBelow<Fixed extends HTMLElement>(): RefObject<Fixed> {
  const fixed = useRef<Fixed>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const makeRoom = () => {
      style.scrollPaddingBottom = `${fixed.current?.offsetHeight ?? 0}px`;
    };
    const observer = new ResizeObserver(makeRoom);
    if (fixed.current) observer.observe(fixed.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, []);
  return fixed;
}
