import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFirstSign } from '../platform/first-sign';
import { lazyChunk } from './lazy-chunk';

type EngineModule = typeof import('./form-engine');

export const formEngineChunk = lazyChunk<EngineModule>({
  name: 'form engine',
  importChunk: () => import(/* webpackChunkName: "form-engine" */ './form-engine'),
});

/** How far below the screen a form counts as near, so that its code is there when the visitor is. */
const nearMargin = '0px 0px 200px 0px';

/** Calls `onNear` when the element receives the focus, or is near the screen of a visitor who does more than look. */
function whenNeeded(element: HTMLElement, onNear: () => void): () => void {
  let stopWaiting = () => {};
  const onSeen = (entries: IntersectionObserverEntry[]) => {
    stopWaiting();
    if (entries.at(-1)?.isIntersecting) stopWaiting = afterFirstSign(onNear);
  };
  element.addEventListener('focusin', onNear);
  const observer = 'IntersectionObserver' in window ? new IntersectionObserver(onSeen, { rootMargin: nearMargin }) : undefined;
  observer?.observe(element);
  return () => {
    stopWaiting();
    element.removeEventListener('focusin', onNear);
    observer?.disconnect();
  };
}

type FormEngineState = {
  engine: EngineModule | null;
  /** Loads the engine, or not where it cannot be had; either way it is known then. */
  wake: () => Promise<void>;
};

/** The engine of a form, loaded when the form is near the screen or focused, at once if `eager`. */
export function useFormEngine(form: HTMLFormElement | null, eager: boolean): FormEngineState {
  const [engine, setEngine] = useState<EngineModule | null>(() => formEngineChunk.loaded() ?? null);
  const wake = useCallback(async () => {
    const loaded = await formEngineChunk.load();
    // At once, so that whoever waited finds the engine in place.
    if (loaded) flushSync(() => setEngine(loaded));
  }, []);
  useEffect(() => {
    if (engine || !form) return;
    if (eager) void wake();
    return whenNeeded(form, () => void wake());
  }, [engine, form, eager, wake]);
  return { engine, wake };
}
