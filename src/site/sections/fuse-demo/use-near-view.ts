import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { afterFirstSign } from '../../runtime/first-sign';

/** Distance from the viewport within which an element counts as near. */
const nearMargin = '600px 0px';

/** Whether an element has come near the viewport of a visitor who has interacted with the page; stays true from then on. */
export function useNearView<Watched extends Element>(): [RefObject<Watched>, boolean] {
  const watched = useRef<Watched>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    // In a transition, so the current content stays visible while the code loads.
    const arrive = () => startTransition(() => setNear(true));
    if (!watched.current) return;
    if (!('IntersectionObserver' in window)) return arrive();
    let stopWaiting = () => {};
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
  return [watched, near];
}
