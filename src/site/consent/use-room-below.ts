import { type RefObject, useEffect, useRef } from 'react';

/** Makes room for a fixed element at the bottom: the end of the page and the focused element can scroll above it. */
export function useRoomBelow<Fixed extends HTMLElement>(): RefObject<Fixed> {
  const fixed = useRef<Fixed>(null);
  useEffect(() => {
    const { documentElement, body } = document;
    const makeRoom = (room: string) => {
      documentElement.style.scrollPaddingBottom = room;
      body.style.paddingBottom = room;
    };
    const observer = new ResizeObserver(() => makeRoom(`${fixed.current?.offsetHeight ?? 0}px`));
    if (fixed.current) observer.observe(fixed.current);
    return () => {
      observer.disconnect();
      makeRoom('');
    };
  }, []);
  return fixed;
}
