import { type RefObject, useEffect, useRef } from 'react';
import { afterFirstSign } from '../../runtime/first-sign';

/** Distance from the viewport within which an element counts as near. */
const nearMargin = '600px 0px';

/** Calls `onNear` once the element has come near the viewport of a visitor who has interacted with the page. */
export function useNearView<Watched extends Element>(onNear: () => void): RefObject<Watched> {
  const watched = useRef<Watched>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function changes on every render; the first one does
  useEffect(() => {
    if (!watched.current) return;
    if (!('IntersectionObserver' in window)) return onNear();
    let stopWaiting = () => {};
    const arrive = () => {
      observer.disconnect();
      onNear();
    };
    const onSeen = (entries: IntersectionObserverEntry[]) => {
      stopWaiting();
      if (entries.at(-1)?.isIntersecting) stopWaiting = afterFirstSign(arrive);
    };
    const observer = new IntersectionObserver(onSeen, { rootMargin: nearMargin });
    observer.observe(watched.current);
    return () => {
      stopWaiting();
      observer.disconnect();
    };
  }, []);
  return watched;
}
