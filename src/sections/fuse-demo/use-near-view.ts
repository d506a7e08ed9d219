import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far below or above the screen an element counts as near. */
const nearMargin = '600px 0px';

/** Whether an element has come near the screen; stays true from then on. */
export function useNearView<Watched extends Element>(): [RefObject<Watched>, boolean] {
  const watched = useRef<Watched>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    // As a transition, so that what is shown stays on the screen while the code arrives.
    const arrive = () => startTransition(() => setNear(true));
    if (!watched.current) return;
    if (!('IntersectionObserver' in window)) return arrive();
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(), {
      rootMargin: nearMargin,
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, []);
  return [watched, near];
}
