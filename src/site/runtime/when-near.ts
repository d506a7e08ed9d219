import { afterFirstSign } from './first-sign';

/**
 * Calls `work` once an element has come near the viewport of a visitor who has interacted with the page; returns a cancel function.
 * `margin` is the distance, as `rootMargin` of an `IntersectionObserver`; without that API, every element is near.
 */
export function whenNear(element: Element, margin: string, work: () => void): () => void {
  if (!('IntersectionObserver' in window)) return afterFirstSign(work);
  let stopWaiting = () => {};
  const arrive = () => {
    observer.disconnect();
    work();
  };
  const onSeen = (entries: IntersectionObserverEntry[]) => {
    stopWaiting();
    if (entries.at(-1)?.isIntersecting) stopWaiting = afterFirstSign(arrive);
  };
  const observer = new IntersectionObserver(onSeen, { rootMargin: margin });
  observer.observe(element);
  return () => {
    stopWaiting();
    observer.disconnect();
  };
}
